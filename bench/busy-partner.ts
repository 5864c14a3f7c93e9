import pg from 'pg';
import { systemClock } from '#server/platform/clock.ts';
import { createSessions } from '#server/modules/accounts/accounts.module.ts';
import { openProductDatabase } from '#server/start/product-database.ts';

export interface BusyPartner {
  readonly id: string;
  /** The cookie of their session. */
  readonly cookie: string;
  readonly listingIds: readonly string[];
}

const LISTINGS = 20;
const BOOKINGS = 100_000;
const EMAIL = 'busy@seed.cloakroom.example';

const list = (words: string): string => `(array['${words.replaceAll(' ', "', '")}'])`;
const firstNames = list(
  'Adaeze Aiko Aleksander Amélie Anaïs Arjun Bartholomew Beatriz Bogdan Camille Caoimhe Chidi Dagmar Dimitri Eilidh Esperanza ' +
    'Fatoumata Florian Giuseppe Guðrún Hiroshi Ingeborg Isabella Jaroslav Joaquín Kwame Leila Lorenzo Magnus Marguerite Minjun ' +
    'Nadia Niamh Oluwaseun Oksana Pádraig Priyanka Quentin Rafaela Rosalind Saoirse Siddharth Thandiwe Tomasz Ulrike Valentina Wanjiru Yusuf',
);
const [starts, middles, ends] = [
  list(
    'Ab Bel Cor Dal El Fair Gar Hol Is Jor Kel Lam Mar Nor Ol Per Quist Ros Sal Tor Ul Van Wes Xav Yar Zel Bran Chel Dun Esk',
  ),
  list('a e i o u am en ir os ul ber dan fel gor lin man ner ris son tar'),
  list('berg ton ini ez ova ski wala mura sen dottir ford ley ard eau'),
];
/** As many people: 100,000 names of 48 first and 8,400 last ones. */
const firstName = `${firstNames}[1 + (n + n / 8400) % 48]`;
const lastName = `${starts}[1 + n % 30] || ${middles}[1 + n / 30 % 20] || ${ends}[1 + n / 600 % 14]`;

const partnerSql = `
  insert into users (id, email, first_name, last_name, is_partner, confirmed_at, created_at, updated_at)
  values (gen_random_uuid(), $1, 'Busy', 'Partner', true, now(), now(), now())
  on conflict (email) do update set updated_at = now() returning id`;

const bookingsSql = `
  insert into bookings (id, code, listing_id, user_id, status, drop_off_at, pick_up_at, bags_count, first_name, last_name,
    email, quote, currency, total_minor, confirmed_at, completed_at, created_at, updated_at)
  select gen_random_uuid(), 'BUSY-' || n, $1[1 + n % ${LISTINGS}], $2, case when at < now() then 'completed' else 'confirmed' end,
    at, at + interval '5 hours', 1 + n % 3, first, last,
    lower(first || '.' || last) || n % 97 || ${list('@gmail.com @outlook.com @yahoo.ca @proton.me')}[1 + n % 4],
    sample.quote || '{"partnerShareMillionths": 500000}', sample.currency, sample.total_minor, at - interval '2 days',
    case when at < now() then at + interval '5 hours' end, at - interval '2 days', now()
  from generate_series(1, ${BOOKINGS}) n
  cross join lateral (select date_trunc('minute', now() - interval '730 days' + n * interval '750 days' / ${BOOKINGS}) as at,
    ${firstName} as first, ${lastName} as last) stay
  cross join (select quote, currency, total_minor from bookings where quote ? 'storage' limit 1) sample`;

const earningsSql = `
  insert into ledger_transactions (id, kind, reference, booking_id, occurred_at)
  select gen_random_uuid(), 'earning', 'bench-' || id, id, pick_up_at from bookings
  where code like 'BUSY-%' and status = 'completed'`;

const sidesSql = `
  insert into ledger_entries (id, transaction_id, account, partner_id, amount_minor, currency, occurred_at)
  select gen_random_uuid(), id, side.account, side.partner, side.minor, 'CAD', occurred_at from ledger_transactions
  cross join (values ('partner', $1::uuid, -500), ('travellers', null, 500)) as side (account, partner, minor)
  where reference like 'bench-%'`;

/** A partner with 20 locations and 100,000 bookings of two years and the next weeks; made once for a database. */
export async function busyPartner(url: string): Promise<BusyPartner> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const first = async <Row extends pg.QueryResultRow>(text: string, values: readonly unknown[] = []) =>
    (await client.query<Row>(text, [...values])).rows;
  try {
    const [partner] = await first<{ id: string }>(partnerSql, [EMAIL]);
    if (partner === undefined) throw new Error('No partner');
    const own = () => first<{ id: string }>('select id from listings where owner_id = $1 order by id', [partner.id]);
    if ((await own()).length === 0) {
      await client.query('begin');
      await client.query(
        `update listings set owner_id = $1 where id in (select id from listings where published order by id limit ${LISTINGS})`,
        [partner.id],
      );
      const ids = (await own()).map(({ id }) => id);
      // Rows that only fill the tables: each founds its order, and no room is asked about.
      await client.query('set local statement_timeout = 0');
      await client.query('alter table bookings disable trigger user');
      await client.query('alter table bookings enable trigger found_order');
      await client.query(bookingsSql.replace('$1[', '($1::uuid[])['), [ids, partner.id]);
      await client.query('alter table bookings enable trigger user');
      await client.query('set local session_replication_role = replica');
      await client.query(earningsSql);
      // The ledger keeps sums of what is entered.
      await client.query('set local session_replication_role = origin');
      await client.query(sidesSql, [partner.id]);
      await client.query('commit');
      // As the database does by itself, sooner or later, after as many rows.
      await client.query('set statement_timeout = 0');
      await client.query('vacuum analyze bookings, listings, ledger_transactions, ledger_entries, earned_sums');
    }
    const db = await openProductDatabase({ DATABASE_POOL: 1 }, url);
    const { secret } = await createSessions(db, systemClock).start(partner.id);
    await db.close();
    return { id: partner.id, cookie: `cloakroom_session=${secret}`, listingIds: (await own()).map(({ id }) => id) };
  } finally {
    await client.end();
  }
}
