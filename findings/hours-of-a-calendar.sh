#!/usr/bin/env bash
# ical.js 2.2.1 (npm): the end of an event that lasts 24 hours (DURATION:PT24H) in the night in which clocks go forward.
#
# Guess: 24 hours that pass, so at 13:00 on the next day's clock: RFC 5545, 3.3.6, has days and weeks by the calendar and
# hours, minutes and seconds exact. The library keeps days and hours of a duration apart, so it seemed to know.
# Behaviour: hours are added to the wall's clock as days are: the event ends after 23 hours.
# Output seen (2026-11-30, Node 24.21.0):
#   P1D      2027-03-14T12:00:00  after 23 h
#   PT24H    2027-03-14T12:00:00  after 23 h
#   PT1440M  2027-03-14T12:00:00  after 23 h
# Here: a closure read out of a partner's calendar opens again by its own reckoning of durations, days by the wall and hours
# by what passes (modules/calendars/feed/parse-feed.ts); `Event.endDate` is not asked.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --silent --no-fund --no-audit --prefix . ical.js@2.2.1
cat > look.mjs <<'JS'
import ICAL from 'ical.js';

const calendar = (duration) =>
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
    'DTSTAMP:20270101T000000Z',
    'DTSTART;TZID=America/Toronto:20270313T120000',
    `DURATION:${duration}`,
    'SUMMARY:Closed',
    'END:VEVENT',
    'END:VCALENDAR',
  ].join('\r\n');

const seen = ['P1D', 'PT24H', 'PT1440M'].map((duration) => {
  const component = new ICAL.Component(ICAL.parse(calendar(duration)));
  ICAL.TimezoneService.register(new ICAL.Timezone(component.getFirstSubcomponent('vtimezone')));
  const { startDate, endDate } = new ICAL.Event(component.getFirstSubcomponent('vevent'));
  const hours = (endDate.toJSDate() - startDate.toJSDate()) / 3_600_000;
  console.log(`${duration.padEnd(9)}${endDate}  after ${hours} h`);
  return hours;
});
const same = seen.join() === '23,23,23';
console.log(same ? 'As found: hours go by the wall’s clock.' : 'CHANGED: look again at who reckons durations.');
process.exit(same ? 0 : 1);
JS
node look.mjs
