#!/usr/bin/env bash
# geo-tz 8.1.9 (npm): the zones of four capitals, by the package's main entry and by geo-tz/all.
#
# Guess: the zone of the place, as IANA's table of countries names it; `all` differs in old clocks only, or is slower.
# Behaviour: the main entry answers with a zone of another country, wherever that has had the same clock of late: a place is
# filed under the law of a neighbour, and follows it when that law changes.
# Output seen (2026-11-28, Node 24.21.0):
#   Bangkok    main Asia/Jakarta    all Asia/Bangkok
#   Reykjavík  main Africa/Abidjan  all Atlantic/Reykjavik
#   Oslo       main Europe/Berlin   all Europe/Oslo
#   Ottawa     main America/Toronto all America/Toronto
# Here: geo-tz/all (platform/geo/time-zone.ts).
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --silent --no-fund --no-audit --prefix . geo-tz@8.1.9
cat > look.mjs <<'JS'
import { find } from 'geo-tz';
import { find as findOfAll } from 'geo-tz/all';

const places = [['Bangkok', 13.7563, 100.5018], ['Reykjavík', 64.1466, -21.9426], ['Oslo', 59.9139, 10.7522], ['Ottawa', 45.4215, -75.6972]];
const rows = places.map(([name, ...at]) => [name, find(...at)[0], findOfAll(...at)[0]]);
for (const [name, main, all] of rows) console.log(`${name.padEnd(10)} main ${main.padEnd(15)} all ${all}`);
const seen = rows.map(([, main, all]) => `${main} ${all}`).join(', ');
const same = seen === 'Asia/Jakarta Asia/Bangkok, Africa/Abidjan Atlantic/Reykjavik, Europe/Berlin Europe/Oslo, America/Toronto America/Toronto';
console.log(same ? 'As found: three of four capitals are filed under another country.' : 'CHANGED: look again at which entry is asked.');
process.exit(same ? 0 : 1);
JS
node look.mjs
