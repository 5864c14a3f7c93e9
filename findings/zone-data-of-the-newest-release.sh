#!/usr/bin/env bash
# @js-joda/timezone 2.25.2 and moment-timezone 0.6.6 (npm): the local time of 2027-01-15 12:00 UTC in four places whose law
# of clocks changed in 2026 (tzdata NEWS: British Columbia 2026b, Alberta 2026c, Manitoba 2026e, Morocco 2026c and later).
#
# Guess: both newest releases know the laws of this year, or at least agree.
# Behaviour: js-joda's are an hour off in all four; both packages are releases of the same year, and neither the name nor the
# version of js-joda's says how old its data is.
# Output seen (2026-11-28, Node 24.21.0):
#   America/Vancouver   js-joda 04:00  moment 05:00
#   America/Edmonton    js-joda 05:00  moment 06:00
#   America/Winnipeg    js-joda 06:00  moment 07:00
#   Africa/Casablanca   js-joda 13:00  moment 12:00
# Here: rules come from the newest source at hand, judged by IANA's version (platform/zones, docs/decisions/time-zones.md).
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --silent --no-fund --no-audit --prefix . @js-joda/core @js-joda/timezone@2.25.2 moment-timezone@0.6.6
cat > look.cjs <<'JS'
const { Instant, ZoneId } = require('@js-joda/core');
require('@js-joda/timezone');
const { tz } = require('moment-timezone');

const at = '2027-01-15T12:00:00Z';
const rows = ['America/Vancouver', 'America/Edmonton', 'America/Winnipeg', 'Africa/Casablanca'].map((zone) => [
  zone,
  Instant.parse(at).atZone(ZoneId.of(zone)).toLocalTime().toString(),
  tz(at, zone).format('HH:mm'),
]);
for (const [zone, joda, moment] of rows) console.log(`${zone.padEnd(19)} js-joda ${joda}  moment ${moment}`);
const same = rows.map(([, ...times]) => times.join()).join(' ') === '04:00,05:00 05:00,06:00 06:00,07:00 13:00,12:00';
console.log(same ? `As found: an hour apart everywhere; moment-timezone holds ${tz.dataVersion}.` : 'CHANGED: look again at which source is the newest.');
process.exit(same ? 0 : 1);
JS
node look.cjs
