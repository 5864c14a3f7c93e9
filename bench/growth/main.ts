import { parseArgs } from 'node:util';
import pg from 'pg';
import { PgBoss } from 'pg-boss';
import { dropIndexes, dropTriggers } from './indexes.ts';
import { bookings, chooseOrders, copied, type Copied, functions, later, orders, reviews, scratch } from './steps.ts';
import { tableSizes } from './table-sizes.ts';

/**
 * `node bench/growth/main.ts --database postgres://… --times 10`: makes a database that `npm run seed` filled that many
 * times as large, over five years, with payments, ledger and what is kept for a while, and prints how long each step took and
 * how large the tables are. For a database that is thrown away: nothing is checked while rows come.
 */
const { values } = parseArgs({
  options: {
    database: { type: 'string' },
    times: { type: 'string', default: '10' },
    sizes: { type: 'boolean' },
  },
});
const times = Number(values.times);
if (values.database === undefined || !Number.isInteger(times) || times < 2 || times > 10) {
  process.stderr.write('node bench/growth/main.ts --database postgres://… [--times 2 to 10] [--sizes]\n');
  process.exit(2);
}

const client = new pg.Client({ connectionString: values.database });
await client.connect();
const say = (text: string): void => void process.stdout.write(`${text}\n`);

async function timed<Result>(name: string, work: () => Promise<Result>): Promise<Result> {
  const began = performance.now();
  const result = await work();
  say(`| ${name} | ${((performance.now() - began) / 1000).toFixed(0)} s |`);
  return result;
}

/** One statement, which does not see its own rows. */
async function copy({ table, changed, from = '' }: Copied): Promise<void> {
  const { rows } = await client.query<{ name: string }>(
    `select attname as name from pg_attribute where attrelid = $1::regclass and attnum > 0 and not attisdropped and attgenerated = '' and attidentity = ''
     order by attnum`,
    [table],
  );
  const names = rows.map(({ name }) => `"${name}"`).join(', ');
  const taken = rows.map(({ name }) => changed[name] ?? `r."${name}"`).join(', ');
  const copies = from.includes('grown') ? '' : `cross join generate_series(1, ${times - 1}) k`;
  // Copies of bookings come in the order of `grown`, as rows do that are booked one after the other.
  await client.query(`set enable_hashjoin = ${copies !== ''}; set enable_mergejoin = ${copies !== ''}`);
  await client.query(`insert into ${table} (${names}) select ${taken} from ${table} r ${copies} ${from}`);
}

/** The queue's tables, which the product makes at its first start. */
async function makeQueue(): Promise<void> {
  const boss = new PgBoss({
    connectionString: values.database ?? '',
    supervise: false,
    schedule: false,
  });
  await boss.start();
  await boss.createQueue('send-booking-mail');
  await boss.stop({ graceful: false });
}

async function grow(): Promise<void> {
  await makeQueue();
  await client.query('set session_replication_role = replica; set statement_timeout = 0; set synchronous_commit = off');
  await client.query(functions);
  const tables = [
    ...copied.map(({ table }) => table),
    'orders',
    'bookings',
    'reviews',
    'payments',
    'ledger_transactions',
    'ledger_entries',
    'payouts',
    'payout_lines',
    'earned_sums',
    'hand_overs',
    'sent_mails',
    'provider_events',
    'audit_log',
  ];
  const makeIndexes = await dropIndexes(client, tables);
  const makeTriggers = await dropTriggers(client, tables);
  await client.query(chooseOrders(times));
  for (const each of [...copied, orders, bookings, reviews]) await timed(`${each.table} × ${times}`, () => copy(each));
  await client.query('reset enable_hashjoin; reset enable_mergejoin');
  await timed('statistics', () => client.query('analyze'));
  for (const { name, sql } of later) await timed(name, () => client.query(sql));
  await client.query(`drop table ${scratch.join(', ')}`);
  const seconds = await timed('indexes', makeIndexes);
  for (const [name, each] of seconds) if (each > 10) say(`| index ${name} | ${each.toFixed(0)} s |`);
  await makeTriggers();
  await timed('vacuum and statistics', () => client.query('vacuum (analyze)'));
}

if (values.sizes !== true) await grow();
for (const line of await tableSizes(client)) say(line);
await client.end();
