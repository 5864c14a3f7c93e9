#!/usr/bin/env bash
# pg-boss 12.35.0 with cron-parser 5.10.5 (npm): schedules in a zone, on days on which its clocks change. What the queue
# asks each half minute (`readOccurrences` of its timekeeper) is asked here for each half hour of three days, without a database.
#
# Guess: once a day. A time that does not occur that day comes when the clocks have gone on, as cron-parser's `next` says
# (02:30 in Toronto: 03:30), and of two equal times the first, as it says as well.
# Behaviour: the queue asks `prev`, which disagrees with `next`: the skipped day is left out, the repeated hour runs twice,
# and where midnight is skipped (America/Santiago) `prev` throws 'loop limit exceeded' for the 23 hours of that day.
# Output seen (2026-11-30, Node 24.21.0):
#   next  30 2 * * * America/Toronto  2026-03-08T07:30Z
#   runs  30 2 * * * America/Toronto  2026-03-07T07:30Z 2026-03-09T06:30Z  errors 0
#   runs  30 1 * * * America/Toronto  2026-10-31T05:30Z 2026-11-01T05:30Z 2026-11-01T06:30Z 2026-11-02T06:30Z  errors 0
#   runs  0 0 * * * America/Santiago  2026-09-05T04:00Z 2026-09-07T03:00Z  errors 46
# Here: every schedule is by UTC (platform/jobs/job-queue.ts), and a job that has to come at a local hour reckons it itself.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --silent --no-fund --no-audit --prefix . pg-boss@12.35.0 cron-parser@5.10.5
cat > look.mjs <<'JS'
import { CronExpressionParser } from 'cron-parser';
import Timekeeper from './node_modules/pg-boss/dist/timekeeper.js';

const minutes = (text) => text.slice(0, 16) + 'Z';
const next = CronExpressionParser.parse('30 2 * * *', { tz: 'America/Toronto', currentDate: new Date('2026-03-07T12:00:00Z') });
const named = minutes(next.next().toDate().toISOString());
console.log('next  30 2 * * * America/Toronto ', named);

const runs = (cron, tz, from) => {
  const found = new Set();
  let errors = 0;
  for (let minute = 0; minute < 72 * 60; minute += 30) {
    try {
      const now = Date.parse(from) + minute * 60_000 + 5000;
      for (const at of Timekeeper.prototype.readOccurrences.call({}, cron, 'cron', tz, now)) found.add(minutes(at.toISOString()));
    } catch (error) {
      if (!String(error.message).includes('loop limit')) throw error;
      errors += 1;
    }
  }
  const line = `${cron} ${tz}  ${[...found].join(' ')}  errors ${errors}`;
  console.log('runs ', line);
  return line;
};
const skipped = runs('30 2 * * *', 'America/Toronto', '2026-03-07T00:00:00Z');
const twice = runs('30 1 * * *', 'America/Toronto', '2026-10-31T00:00:00Z');
const midnight = runs('0 0 * * *', 'America/Santiago', '2026-09-05T00:00:00Z');
const same =
  named === '2026-03-08T07:30Z' &&
  !skipped.includes('2026-03-08') &&
  twice.match(/2026-11-01/g)?.length === 2 &&
  midnight.endsWith('errors 46');
console.log(same ? 'As found: not once a day.' : 'CHANGED: schedules in a zone may be worth another look.');
process.exit(same ? 0 : 1);
JS
node look.mjs
