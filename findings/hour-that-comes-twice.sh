#!/usr/bin/env bash
# ical.js 2.2.1 (npm): an event's start in the hour that clocks repeat in autumn, and in the one that they skip in spring.
#
# Guess: RFC 5545, 3.3.5, says both: of two the first (01:30 daylight time, 05:30 UTC in Toronto), and a time that does not
# occur by the offset before the gap (02:30 is 07:30 UTC, 03:30 on the new clock).
# Behaviour: the second of two; and the skipped time goes by the offset behind the gap, so that it comes out an hour before
# the clocks change: 02:30 stands earlier than 01:45 of the same night.
# Output seen (2026-11-30, Node 24.21.0):
#   20261101T013000 2026-11-01T06:30:00.000Z
#   20260308T014500 2026-03-08T06:45:00.000Z
#   20260308T023000 2026-03-08T06:30:00.000Z
# Here: the wall's times of a partner's calendar become instants by our own rule (modules/calendars/feed; met-feeds.test.ts
# 'has the first of an hour that comes twice, and goes on by one that is skipped'); `Time.toJSDate` is not asked.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --silent --no-fund --no-audit --prefix . ical.js@2.2.1
cat > look.mjs <<'JS'
import ICAL from 'ical.js';

const calendar = (start) =>
  [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Example//Shop//EN',
    'BEGIN:VTIMEZONE',
    'TZID:America/Toronto',
    'BEGIN:DAYLIGHT',
    'DTSTART:20070311T020000',
    'RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=2SU',
    'TZOFFSETFROM:-0500',
    'TZOFFSETTO:-0400',
    'END:DAYLIGHT',
    'BEGIN:STANDARD',
    'DTSTART:20071104T020000',
    'RRULE:FREQ=YEARLY;BYMONTH=11;BYDAY=1SU',
    'TZOFFSETFROM:-0400',
    'TZOFFSETTO:-0500',
    'END:STANDARD',
    'END:VTIMEZONE',
    'BEGIN:VEVENT',
    'UID:closed@example.com',
    'DTSTAMP:20260101T000000Z',
    `DTSTART;TZID=America/Toronto:${start}`,
    'DURATION:PT1H',
    'SUMMARY:Closed',
    'END:VEVENT',
    'END:VCALENDAR',
  ].join('\r\n');

const seen = ['20261101T013000', '20260308T014500', '20260308T023000'].map((start) => {
  const component = new ICAL.Component(ICAL.parse(calendar(start)));
  ICAL.TimezoneService.register(new ICAL.Timezone(component.getFirstSubcomponent('vtimezone')));
  const at = new ICAL.Event(component.getFirstSubcomponent('vevent')).startDate.toJSDate().toISOString();
  console.log(start, at);
  return at.slice(11, 16);
});
const same = seen.join() === '06:30,06:45,06:30';
console.log(same ? 'As found: the second hour, and an hour too early.' : 'CHANGED: look again at who turns walls into instants.');
process.exit(same ? 0 : 1);
JS
node look.mjs
