#!/usr/bin/env bash
# @js-joda/core 6.3.2 and PGlite 0.5.17 (npm): an instant out of PostgreSQL as milliseconds, `extract(epoch from …) * 1000`,
# has the microseconds as a fraction.
#
# Guess: `Instant.ofEpochMilli` cuts the fraction off, as `new Date` does, or refuses every one.
# Behaviour: it keeps a fraction whose nanoseconds come out whole in binary (.5) and throws for most others, naming a number
# that no caller gave. A test whose clock has whole or half milliseconds never sees it; of 100,000 instants of a real
# clock 99 in 100 fail.
# Output seen (2026-11-29, Node 24.21.0):
#   1795532713386.5     2026-11-24T15:05:13.386500Z
#   1795532713386.457   ArithmeticException: Invalid value: '386457031.25' is a float
# Here: search asks the database for whole milliseconds (search/index/follow.ts); clocks of tests have microseconds.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --silent --no-fund --no-audit --prefix . @js-joda/core@6.3.2 @electric-sql/pglite@0.5.17
cat > look.mjs <<'JS'
import { PGlite } from '@electric-sql/pglite';
import { Instant } from '@js-joda/core';

const db = new PGlite();
const read = async (time) => {
  const { rows } = await db.query(`select (extract(epoch from timestamptz '${time}') * 1000)::float8 as ms`);
  return rows[0].ms;
};
const tell = (ms) => {
  try {
    return Instant.ofEpochMilli(ms).toString();
  } catch (error) {
    return `${error.name}: ${error.message}`;
  }
};
const half = tell(await read('2026-11-24 15:05:13.386500+00'));
const usual = tell(await read('2026-11-24 15:05:13.386457+00'));
console.log(`1795532713386.5     ${half}\n1795532713386.457   ${usual}`);
const same = half === '2026-11-24T15:05:13.386500Z' && usual.startsWith('ArithmeticException') && usual.includes('is a float');
console.log(same ? 'As found: one fraction is kept, the other one thrown at.' : 'CHANGED: look again at what the database is asked for.');
process.exit(same ? 0 : 1);
JS
node look.mjs
