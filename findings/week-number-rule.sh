#!/usr/bin/env bash
# ical.js 2.2.1 (npm) with a rule by week number, valid by RFC 5545, 3.3.10:
#   DTSTART;VALUE=DATE:20270719  RRULE:FREQ=YEARLY;BYWEEKNO=29;BYDAY=MO,TU,WE,TH,FR
#
# Guess: the working days of ISO week 29, 19 to 23 July 2027, then those of 2028. DTSTART is one of them.
# Behaviour: week 29 is left out altogether, and every working day from the week after it on is listed, as if the week's
# number were not there; the second year begins without a break.
# Output seen (2026-11-28, Node 24.21.0):
#   ical.js 2.2.1: 2027-07-26 2027-07-27 2027-07-28 2027-07-29 2027-07-30 2027-08-02
#   rrule 2.8.1:   2027-07-19 2027-07-20 2027-07-21 2027-07-22 2027-07-23 2028-07-17
# Here: rules with parts that the library does not expand rightly are passed over and counted (calendars/feed/recurring.ts).
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --silent --no-fund --no-audit --prefix . ical.js@2.2.1 rrule@2.8.1
cat > look.mjs <<'JS'
import ICAL from 'ical.js';
import rrule from 'rrule';

const rule = 'FREQ=YEARLY;BYWEEKNO=29;BYDAY=MO,TU,WE,TH,FR';
const lines = ['BEGIN:VCALENDAR', 'BEGIN:VEVENT', 'UID:1', 'DTSTART;VALUE=DATE:20270719', `RRULE:${rule}`, 'END:VEVENT', 'END:VCALENDAR'];
const event = new ICAL.Event(ICAL.Component.fromString(lines.join('\r\n')).getFirstSubcomponent('vevent'));
const times = event.iterator();
const seen = Array.from({ length: 6 }, () => times.next().toString());
const right = rrule.rrulestr(`DTSTART:20270719T000000Z\nRRULE:${rule}`).all((_, i) => i < 6).map((each) => each.toISOString().slice(0, 10));
console.log(`ical.js 2.2.1: ${seen.join(' ')}\nrrule 2.8.1:   ${right.join(' ')}`);
const same = seen.join() === '2027-07-26,2027-07-27,2027-07-28,2027-07-29,2027-07-30,2027-08-02';
console.log(same ? 'As found: week 29 is missing, every week after it is there.' : 'CHANGED: look again at which rules are read.');
process.exit(same && right[0] === '2027-07-19' ? 0 : 1);
JS
node look.mjs
