//===- TextCheck.cpp - Validates text of MLIR -----------------------------===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Scans text once for what MLIR's parser does not check itself: its recursion
// follows brackets, it asks the type of a dense array for a width that `index`
// has not, and the custom parsers of linalg.reduce, linalg.broadcast,
// linalg.transpose, linalg.generic and vector.contract use the attribute of a
// list that failed to parse, or take its elements for strings. Skips strings
// and comments. All else is left to the parser, whose diagnostics are better.
// Called by checkSource.
//
//===----------------------------------------------------------------------===//

#include "TextCheck.h"
#include "llvm/ADT/StringExtras.h"

namespace tenon {
namespace {

bool isOfWord(char c) {
  return llvm::isAlnum(c) || c == '_' || c == '$' || c == '.';
}

class TextCheck {
public:
  TextCheck(llvm::StringRef text, llvm::StringRef name, int64_t maxDepth)
      : text(text), name(name), maxDepth(maxDepth) {}

  Status run();

private:
  /// Moves past a string or a comment at `at`, to its last character.
  void skipString();
  void skipComment() { at = std::min(text.find('\n', at), text.size()) - 1; }
  bool isComment(size_t place) const {
    return text.substr(place).starts_with("//");
  }
  /// Returns the place of the next token.
  size_t nextToken(size_t place) const;
  llvm::StringRef wordAt(size_t place) const {
    return text.substr(place).take_while(isOfWord);
  }
  Status checkWord(llvm::StringRef word);
  Status checkArray(size_t place) const;
  /// Checks `= [1, 0]` behind the name of a list.
  Status checkList(llvm::StringRef list, size_t place) const;
  /// Checks `= ["parallel"]` behind `iterator_types`.
  Status checkIterators(size_t place) const;
  /// Returns the type that an alias stands for, as text.
  llvm::StringRef resolve(llvm::StringRef type) const;
  template <typename... Parts> Status error(const Parts &...parts) const {
    return badInput(name.str(), ":", line, ": ", parts...);
  }

  llvm::StringRef text, name;
  int64_t maxDepth, depth = 0, line = 1;
  size_t at = 0;
  /// A custom linalg operation whose list comes next.
  bool needsList = false;
  /// A custom linalg.generic or vector.contract whose dictionary comes next.
  bool needsIterators = false;
};

void TextCheck::skipString() {
  for (++at; at < text.size() && text[at] != '"' && text[at] != '\n'; ++at)
    if (text[at] == '\\')
      ++at;
  // An open string ends before the line does.
  if (at < text.size() && text[at] == '\n')
    --at;
}

size_t TextCheck::nextToken(size_t place) const {
  while (place < text.size()) {
    if (llvm::isSpace(text[place]))
      ++place;
    else if (isComment(place))
      place = std::min(text.find('\n', place), text.size());
    else
      break;
  }
  return place;
}

llvm::StringRef TextCheck::resolve(llvm::StringRef type) const {
  // Aliases of aliases; more than these are circular.
  for (int step = 0; step < 100 && type.starts_with("!"); ++step) {
    llvm::StringRef found;
    for (size_t place = text.find(type); place != llvm::StringRef::npos;
         place = text.find(type, place + 1)) {
      size_t next = nextToken(place + type.size());
      if (next >= text.size() || text[next] != '=')
        continue;
      next = nextToken(next + 1);
      llvm::StringRef rest = text.substr(next);
      size_t length = rest.starts_with("!") ? 1 : 0;
      found = rest.take_front(
          length + rest.drop_front(length).take_while(isOfWord).size());
      break;
    }
    type = found;
  }
  return type;
}

Status TextCheck::checkArray(size_t place) const {
  place = nextToken(place);
  if (place >= text.size() || text[place] != '<')
    return {};
  place = nextToken(place + 1);
  llvm::StringRef rest = text.substr(place);
  size_t length = rest.starts_with("!") ? 1 : 0;
  llvm::StringRef type = rest.take_front(
      length + rest.drop_front(length).take_while(isOfWord).size());
  if (resolve(type) != "index")
    return {};
  return error("expects the elements of 'array<...>' to be integers or floats "
               "with a width, got '",
               type.str(), "'; write 'array<i64: ...>'");
}

Status TextCheck::checkList(llvm::StringRef list, size_t place) const {
  auto refuse = [&] {
    llvm::StringRef got = text.substr(place).take_front(12);
    return error("expects '", list.str(),
                 "' of a linalg operation to be a list of integers such as "
                 "[1, 0], got '",
                 got.take_until([](char c) { return c == '\n'; }).str(), "'");
  };
  place = nextToken(place);
  // Anything but an equals sign is an error of the parser's own.
  if (place >= text.size() || text[place] != '=')
    return {};
  place = nextToken(place + 1);
  if (place >= text.size() || text[place] != '[')
    return refuse();
  place = nextToken(place + 1);
  if (place < text.size() && text[place] == ']')
    return {};
  while (true) {
    llvm::StringRef rest = text.substr(place);
    rest.consume_front("-");
    llvm::StringRef number = rest.take_while(isOfWord);
    int64_t value;
    if (number.getAsInteger(0, value))
      return refuse();
    place = nextToken(rest.data() + number.size() - text.data());
    if (place < text.size() && text[place] == ']')
      return {};
    if (place >= text.size() || text[place] != ',')
      return refuse();
    place = nextToken(place + 1);
  }
}

Status TextCheck::checkIterators(size_t place) const {
  place = nextToken(place);
  if (place >= text.size() || text[place] != '=')
    return {};
  place = nextToken(place + 1);
  if (place >= text.size() || text[place] != '[')
    return {};
  place = nextToken(place + 1);
  while (place < text.size() && text[place] == '"') {
    TextCheck string(text, name, maxDepth);
    string.at = place;
    string.skipString();
    place = nextToken(string.at + 1);
    if (place < text.size() && text[place] == ',')
      place = nextToken(place + 1);
  }
  if (place >= text.size() || text[place] == ']')
    return {};
  // Attributes, as operations in generic form have them.
  if (text[place] == '#' && !needsIterators)
    return {};
  llvm::StringRef got = text.substr(place).take_front(12);
  return error("expects 'iterator_types' to be a list of strings such as "
               "[\"parallel\", \"reduction\"], got '",
               got.take_until([](char c) { return c == '\n'; }).str(), "'");
}

Status TextCheck::checkWord(llvm::StringRef word) {
  if (word == "array")
    return checkArray(at + word.size());
  if (word == "linalg.generic" || word == "vector.contract") {
    // Not the name of an attribute, which stands for a dictionary.
    size_t next = nextToken(at + word.size());
    needsIterators = next < text.size() && text[next] == '{';
    return {};
  }
  if (word == "iterator_types") {
    Status status = checkIterators(at + word.size());
    needsIterators = false;
    return status;
  }
  if (word == "linalg.reduce" || word == "linalg.broadcast" ||
      word == "linalg.transpose")
    needsList = true;
  else if (needsList && (word == "dimensions" || word == "permutation")) {
    needsList = false;
    return checkList(word, at + word.size());
  }
  return {};
}

Status TextCheck::run() {
  for (; at < text.size(); ++at) {
    switch (text[at]) {
    case '\n':
      ++line;
      break;
    case '"':
      skipString();
      break;
    case '/':
      if (isComment(at))
        skipComment();
      break;
    case '(':
    case '[':
    case '{':
    case '<':
      if (++depth > maxDepth)
        return error("expects at most ", maxDepth, " levels of nesting");
      break;
    case '>':
      // The `>` of an arrow closes nothing.
      if (at > 0 && text[at - 1] == '-')
        break;
      [[fallthrough]];
    case ')':
    case ']':
    case '}':
      depth = std::max<int64_t>(0, depth - 1);
      break;
    case 'a':
    case 'd':
    case 'i':
    case 'l':
    case 'p':
      if (at > 0 && isOfWord(text[at - 1]))
        break;
      if (llvm::StringRef word = wordAt(at); true) {
        if (Status status = checkWord(word); !status.ok())
          return status;
        at += word.size() - 1;
      }
      break;
    default:
      break;
    }
  }
  return {};
}

} // namespace

Status checkText(llvm::StringRef text, llvm::StringRef name, int64_t maxDepth) {
  return TextCheck(text, name, maxDepth).run();
}

} // namespace tenon
