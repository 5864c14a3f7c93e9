import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { seedCities } from '#server/demo/seed-cities.ts';
import { verify } from '#server/modules/admin/verify.ts';
import { systemClock } from '#server/platform/clock.ts';
import { findRunningSandbox } from '#server/platform/payments/running-sandbox.ts';
import { openProductDatabase } from '#server/start/product-database.ts';
import { openCity } from './city.ts';
import { CLOSES, OPENS, planDay } from './plan.ts';
import { residentMegabytes } from '../cpu-time.ts';
import { serve } from '../serve.ts';
import { createTally } from './tally.ts';

/**
 * `node bench/day/main.ts --database postgres://…`: a day of the largest city of a database that `npm run seed` filled, ten
 * times faster than the clock, against two processes of the built product. Prints latencies, memory and what failed; ends
 * with 1 where something did, or where the record of bags does not hold afterwards.
 */
const { values } = parseArgs({
  options: {
    database: { type: 'string' },
    speed: { type: 'string', default: '10' },
    searches: { type: 'string', default: '50000' },
    bookings: { type: 'string', default: '5000' },
    from: { type: 'string', default: String(OPENS / 60) },
    until: { type: 'string', default: String(CLOSES / 60) },
  },
});
const [speed, searches, bookings] = [Number(values.speed), Number(values.searches), Number(values.bookings)];
const [from, until] = [Number(values.from) * 60, Number(values.until) * 60];
if (values.database === undefined || !(speed > 0) || !(searches >= 0) || !(bookings >= 0) || !(until > from)) {
  process.stderr.write(
    'node bench/day/main.ts --database postgres://… [--speed 10] [--searches n] [--bookings n] [--from hour] [--until hour]\n',
  );
  process.exit(2);
}
const PORT = 4700;
const AT_ONCE = 200;
const say = (text: string): void => void process.stdout.write(`${text}\n`);

const [city] = seedCities(1000);
if (city === undefined) throw new Error('There is no city');
const folder = mkdtempSync(join(tmpdir(), 'cloakroom-day-'));
const db = await openProductDatabase({ DATABASE_POOL: 4 }, values.database);
const production = {
  NODE_ENV: 'production',
  DATABASE_URL: values.database,
  APP_SECRET: 'a day of a big city is not a secret at all',
  DEMO_DATA: 'off',
  LOG_LEVEL: 'warn',
};
const first = await serve(PORT, {
  ...production,
  DATA_DIR: folder,
  PAYMENTS: 'sandbox',
});
const sandbox = await findRunningSandbox(folder);
if (sandbox === null) throw new Error('There is no sandbox');
const second = await serve(PORT + 1, {
  ...production,
  DATA_DIR: join(folder, 'second'),
  PAYMENTS: 'stripe',
  STRIPE_API_URL: sandbox.origin,
  STRIPE_SECRET_KEY: 'sk_test_sandbox',
  STRIPE_PUBLISHABLE_KEY: 'pk_test_sandbox',
  STRIPE_WEBHOOK_SECRET: 'whsec_sandbox',
  // One address of the site for both, as behind a balancer.
  SITE_URL: first.base,
});

const processes = [first, second];
const callOf = openCity(
  city,
  db,
  processes.map(({ base }) => base),
);
const tally = createTally();
const running = new Set<Promise<void>>();
const memory: { at: number; resident: number[] }[] = [];
const note = (at: number) =>
  memory.push({ at, resident: processes.map(({ pid }) => Math.round(residentMegabytes(pid))) });

const began = performance.now();
let hour = from;
for (const event of planDay({ searches, bookings }).filter(({ at }) => at >= from && at < until)) {
  const due = began + ((event.at - from) * 60_000) / speed;
  if (due > performance.now()) await delay(due - performance.now());
  if (event.at >= hour) {
    note(hour);
    process.stderr.write(`${hour / 60}:00 ${memory.at(-1)?.resident.join(' and ')} MB, ${running.size} at once\n`);
    hour += 60;
  }
  while (running.size >= AT_ONCE) await Promise.race(running);
  const one = tally.run(event.what, () => callOf(event)).finally(() => running.delete(one));
  running.add(one);
}
await Promise.all(running);
note(until);

say(`| What | done | failed | not to be had | half within | 95 of 100 | 99 of 100 | longest |`);
say('|---|---:|---:|---:|---:|---:|---:|---:|');
for (const line of tally.lines()) say(line);
say(
  `\n${((performance.now() - began) / 60_000).toFixed(1)} minutes for ${(until - from) / 60} hours. Memory in MB by hour:`,
);
for (const { at, resident } of memory) say(`| ${at / 60}:00 | ${resident.join(' | ')} |`);
for (const line of tally.failures()) say(line);
let isWell = tally.failed === 0;
// Seeded stays were never paid, so that the ledger of their shares does not hold; the record of bags is the day's alone.
const { faults } = await verify({ clock: systemClock, db }, 'custody');
say(`custody: ${faults.length === 0 ? 'holds' : faults.slice(0, 3).join(' · ')}`);
isWell &&= faults.length === 0;
await second.stop();
await first.stop();
await db.close();
rmSync(folder, { recursive: true, force: true });
process.exit(isWell ? 0 : 1);
