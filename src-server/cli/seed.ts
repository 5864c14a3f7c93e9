import { parseArgs } from 'node:util';
import { pino } from 'pino';
import { readConfig } from '#server/config.ts';
import { ensureGazetteer } from '#server/demo/gazetteer.ts';
import { seedSize } from '#server/demo/seed-size.ts';
import { systemClock } from '#server/platform/clock.ts';
import { openProductDatabase } from '#server/start/product-database.ts';
import { openConfiguredDatabase } from '#server/start/open-database.ts';

const usage = 'npm run seed -- --listings 100000 --bookings 1000000 [--database postgres://…]';

/** A whole number from an option, or the usage in one sentence. */
function countOf(name: string, text: string): number {
  if (/^\d{1,9}$/.test(text)) return Number(text);
  throw new Error(`--${name} is a whole number. ${usage}`);
}

async function seed(): Promise<void> {
  const { values } = parseArgs({
    options: {
      listings: { type: 'string', default: '1000' },
      bookings: { type: 'string', default: '10000' },
      database: { type: 'string' },
    },
  });
  const size = { listings: countOf('listings', values.listings), bookings: countOf('bookings', values.bookings) };
  if (size.listings === 0) throw new Error(`At least one listing is needed. ${usage}`);
  const config = readConfig({
    ...process.env,
    ...(values.database === undefined ? {} : { DATABASE_URL: values.database }),
  });
  const log = pino({ level: 'warn' });
  const server = await openConfiguredDatabase(config, log);
  try {
    const db = await openProductDatabase(config, server.url);
    await db.migrate();
    await ensureGazetteer({ db });
    await db.close();
    const started = performance.now();
    await seedSize({
      url: server.url,
      clock: systemClock,
      ...size,
      onProgress: (done) => process.stderr.write(`\r${done.listings} listings, ${done.bookings} bookings`),
    });
    const seconds = Math.round((performance.now() - started) / 1000);
    process.stdout.write(`\nAdded ${size.listings} listings and ${size.bookings} bookings in ${seconds} s.\n`);
  } finally {
    await server.stop();
  }
}

seed().catch((error: unknown) => {
  process.stderr.write(`\n${(error as Error).message}\n`);
  process.exit(1);
});
