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
#include "llvm/ADT/StringMap.h"

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
  /// Returns the place of the last character of a string or comment.
  size_t endOfString(size_t place) const;
  size_t endOfComment(size_t place) const {
    return std::min(text.find('\n', place), text.size()) - 1;
  }
  bool isComment(size_t place) const {
    return text.substr(place).starts_with("//");
  }
  /// Returns the place of the next token.
  size_t nextToken(size_t place) const;
  /// Returns whether the next token is `c`, and moves to it or past it.
  bool consume(size_t &place, char c) const;
  llvm::StringRef wordAt(size_t place) const {
    return text.substr(place).take_while(isOfWord);
  }
  /// Returns the type, or the alias of one, that begins at a token.
  llvm::StringRef typeAt(size_t place) const;
  Status checkWord(llvm::StringRef word);
  Status checkArray(size_t place) const;
  /// Checks `= [1, 0]` behind the name of a list.
  Status checkList(llvm::StringRef list, size_t place) const;
  /// Checks `= ["parallel"]` behind `iterator_types`.
  Status checkIterators(size_t place) const;
  void findAlias();
  template <typename... Parts> Status error(const Parts &...parts) const {
    return badInput(name.str(), ":", line, ": ", parts...);
  }
  /// Returns an error about the text at a place.
  Status errorAt(size_t place, llvm::StringRef expected) const;

  llvm::StringRef text, name;
  int64_t maxDepth, depth = 0, line = 1;
  size_t at = 0;
  /// A custom linalg operation whose list comes next.
  bool needsList = false;
  /// A custom linalg.generic or vector.contract whose dictionary comes next.
  bool needsIterators = false;
  /// Aliases of types so far: the parser knows no later ones.
  llvm::StringMap<llvm::StringRef> aliases;
};

size_t TextCheck::endOfString(size_t place) const {
  for (++place; place < text.size() && text[place] != '"'; ++place) {
    // An open string ends before the line does.
    if (text[place] == '\n')
      return place - 1;
    if (text[place] == '\\')
      ++place;
  }
  return place;
}

size_t TextCheck::nextToken(size_t place) const {
  while (place < text.size()) {
    if (llvm::isSpace(text[place]))
      ++place;
    else if (isComment(place))
      place = endOfComment(place) + 1;
    else
      break;
  }
  return place;
}

bool TextCheck::consume(size_t &place, char c) const {
  place = nextToken(place);
  if (place >= text.size() || text[place] != c)
    return false;
  ++place;
  return true;
}

llvm::StringRef TextCheck::typeAt(size_t place) const {
  llvm::StringRef rest = text.substr(place);
  size_t mark = rest.starts_with("!") ? 1 : 0;
  return rest.take_front(mark + wordAt(place + mark).size());
}

Status TextCheck::errorAt(size_t place, llvm::StringRef expected) const {
  llvm::StringRef got = text.substr(place).take_front(12);
  return error("expects ", expected.str(), ", got '",
               got.take_until([](char c) { return c == '\n'; }).str(), "'");
}

void TextCheck::findAlias() {
  llvm::StringRef alias = typeAt(at);
  size_t place = at + alias.size();
  if (!consume(place, '='))
    return;
  llvm::StringRef type = typeAt(nextToken(place));
  auto known = aliases.find(type);
  aliases[alias] = known == aliases.end() ? type : known->second;
}

Status TextCheck::checkArray(size_t place) const {
  if (!consume(place, '<'))
    return {};
  llvm::StringRef type = typeAt(nextToken(place));
  if (type != "index" && aliases.lookup(type) != "index")
    return {};
  return error("expects the elements of 'array<...>' to be integers or floats "
               "with a width, got '",
               type.str(), "'; write 'array<i64: ...>'");
}

Status TextCheck::checkList(llvm::StringRef list, size_t place) const {
  // Anything but an equals sign is an error of the parser's own.
  if (!consume(place, '='))
    return {};
  bool isList = consume(place, '[');
  if (isList && consume(place, ']'))
    return {};
  while (isList) {
    place = nextToken(place);
    llvm::StringRef rest = text.substr(place);
    rest.consume_front("-");
    llvm::StringRef number = rest.take_while(isOfWord);
    int64_t value;
    if (number.getAsInteger(0, value))
      break;
    place = static_cast<size_t>(number.end() - text.begin());
    if (consume(place, ']'))
      return {};
    isList = consume(place, ',');
  }
  return errorAt(place, "'" + list.str() +
                            "' of a linalg operation to be a list of integers "
                            "such as [1, 0]");
}

Status TextCheck::checkIterators(size_t place) const {
  if (!consume(place, '=') || !consume(place, '['))
    return {};
  place = nextToken(place);
  while (place < text.size() && text[place] == '"') {
    place = endOfString(place) + 1;
    consume(place, ',');
    place = nextToken(place);
  }
  // Attributes stand here in operations in generic form.
  if (place >= text.size() || text[place] == ']' ||
      (text[place] == '#' && !needsIterators))
    return {};
  return errorAt(place, "'iterator_types' to be a list of strings such as "
                        "[\"parallel\", \"reduction\"]");
}

Status TextCheck::checkWord(llvm::StringRef word) {
  size_t end = at + word.size();
  if (word == "array")
    return checkArray(end);
  if (word == "linalg.generic" || word == "vector.contract") {
    // Not the name of an attribute, which stands for a dictionary.
    needsIterators = consume(end, '{');
  } else if (word == "iterator_types") {
    Status status = checkIterators(end);
    needsIterators = false;
    return status;
  } else if (word == "linalg.reduce" || word == "linalg.broadcast" ||
             word == "linalg.transpose") {
    needsList = true;
  } else if (needsList && (word == "dimensions" || word == "permutation")) {
    needsList = false;
    return checkList(word, end);
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
      at = endOfString(at);
      break;
    case '/':
      if (isComment(at))
        at = endOfComment(at);
      break;
    case '!':
      findAlias();
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
