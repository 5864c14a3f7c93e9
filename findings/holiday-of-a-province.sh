#!/usr/bin/env bash
# date-holidays 3.37.0 (npm): when New Year's Day 2027 begins in Canada's provinces.
#
# Guess: at midnight of the province's largest city, 05:00 UTC in Quebec as in Ontario.
# Behaviour: Quebec's day begins at 04:00 UTC, 11 o'clock in the evening before in Montréal. The instants follow the first of
# the province's zones, Blanc-Sablon's, a village far in the east; the dates are right. In summer both agree, so a look
# at Saint-Jean shows nothing.
# Output seen (2026-11-28, Node 24.21.0):
#   ON  2027-01-01 00:00:00  2027-01-01T05:00:00.000Z  America/Toronto
#   QC  2027-01-01 00:00:00  2027-01-01T04:00:00.000Z  America/Blanc-Sablon
# Here: the date is taken, and of the instants the length in days only (partner/holidays/public-holidays.ts).
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --silent --no-fund --no-audit --prefix . date-holidays@3.37.0
cat > look.mjs <<'JS'
import Holidays from 'date-holidays';

const rows = ['ON', 'QC'].map((province) => {
  const holidays = new Holidays('CA', province);
  const { date, start } = holidays.getHolidays(2027).find((day) => day.rule === '01-01' || day.date.startsWith('2027-01-01'));
  return [province, date, start.toISOString(), holidays.getTimezones()[0]];
});
for (const row of rows) console.log(row.join('  '));
const same = rows.map((row) => row[2].slice(0, 16)).join() === '2027-01-01T05:00,2027-01-01T04:00';
console.log(same ? "As found: Quebec's New Year begins an hour early." : 'CHANGED: look again at what is taken of a holiday.');
process.exit(same ? 0 : 1);
JS
node look.mjs
