"""Checks a page that `tensor-run --report` wrote, and prints what it says.

report.py PAGE    headings, rows of tables, titles and texts of pictures
"""
import html.parser
import re
import sys

VOID = {"meta", "br", "rect", "circle", "line", "path"}


class Page(html.parser.HTMLParser):
    def __init__(self):
        super().__init__(convert_charrefs=True)
        self.open, self.ids, self.links, self.row = [], set(), set(), None

    def handle_starttag(self, tag, attrs):
        attrs = dict(attrs)
        # Nothing of another file.
        assert not {"src", "srcset", "onclick", "onload"} & attrs.keys(), attrs
        assert tag not in {"link", "img", "iframe", "object", "base"}, tag
        if "id" in attrs:
            assert attrs["id"] not in self.ids, attrs
            self.ids.add(attrs["id"])
        if tag == "a":
            assert attrs["href"].startswith("#"), attrs
            self.links.add(attrs["href"][1:])
        for key in ("x", "y", "width", "height", "cx", "cy", "r", "x1", "y1", "x2", "y2"):
            if key in attrs:
                value = float(attrs[key])
                assert abs(value) < 1e6, attrs
                assert key not in ("width", "height", "r") or value >= 0, attrs
        if "data-v" in attrs:
            float(attrs["data-v"])
        if tag == "tr":
            self.row = []
        if tag == "td" or tag == "th":
            self.row.append("")
        if tag not in VOID:
            self.open.append(tag)

    def handle_startendtag(self, tag, attrs):
        self.handle_starttag(tag, attrs)
        if tag not in VOID:
            self.open.pop()

    def handle_endtag(self, tag):
        if tag in VOID:
            return
        assert self.open and self.open[-1] == tag, (tag, self.open)
        self.open.pop()
        if tag == "tr":
            print("row:", " | ".join(self.row))
            self.row = None

    def handle_data(self, data):
        if self.row is not None and ("td" in self.open or "th" in self.open):
            self.row[-1] += data
        elif self.open and self.open[-1] in ("h1", "h2", "title", "text", "p"):
            print(self.open[-1] + ":", data.replace("\n", ", "))


with open(sys.argv[1], encoding="utf-8") as file:
    text = file.read()
page = Page()
page.feed(text)
page.close()
assert not page.open, page.open
assert page.links <= page.ids, page.links - page.ids
style = text[text.index("<style>") : text.index("</style>")]
numbers = "".join(re.findall(r'(?:x|y|r|width|height|d|viewBox)="[^"]*"', text))
assert not re.search(r"https?:|url\(|@import", style)
assert not re.search(r"nan|inf", numbers)
