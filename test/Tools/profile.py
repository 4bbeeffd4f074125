"""Checks a timeline that `tensor-run --profile` wrote, and prints its events.

profile.py TRACE    one line for each: category, name, place, ...
"""
import json
import sys

with open(sys.argv[1], encoding="utf-8") as file:
    trace = json.load(file)
events = trace["traceEvents"]
names = {(e["pid"], e["tid"]): e["args"]["name"] for e in events if e["name"] == "thread_name"}
groups = {e["pid"]: e["args"]["name"] for e in events if e["name"] == "process_name"}
complete = [e for e in events if e["ph"] == "X"]
assert len(complete) + sum(e["ph"] == "M" for e in events) == len(events)
tracks = {}
for event in complete:
    assert event["ts"] >= 0 and event["dur"] >= 0, event
    assert (event["pid"], event["tid"]) in names, event
    tracks.setdefault((event["pid"], event["tid"]), []).append(event)
# Two events of a track are one in the other, or one after the other.
for track in tracks.values():
    track.sort(key=lambda e: (e["ts"], -e["dur"]))
    around = []
    for event in track:
        end = event["ts"] + event["dur"]
        # Of times that were rounded to f64.
        while around and around[-1] <= event["ts"] + 1e-3:
            around.pop()
        assert not around or end <= around[-1] + 1e-3, event
        around.append(end)
for event in complete:
    where = f"{groups[event['pid']]}/{names[event['pid'], event['tid']]}"
    args = " ".join(f"{key}={value}" for key, value in sorted(event["args"].items()))
    print(event["cat"], event["name"], "on", where + ":", args)
print("program:", trace["otherData"]["program"])
