import type { Stage } from './stage.ts';

/** How much there is of each thing, in the house and outside. */
export type Effects = ReadonlyMap<string, number>;

/**
 * What is kept about requests, tries and events that were delivered, of which a repetition has more; `tokens` are the keys in
 * links of mails, of which each try writes its own, and `location_changes` what search follows, trimmed by one write in twenty.
 */
const aside = [
  'idempotency_keys',
  'rate_limits',
  'sessions',
  'guest_sessions',
  'audit_log',
  'provider_events',
  'provider_event_log',
  'webhook_tries',
  'tokens',
  'health_probes',
  'location_changes',
];

const tablesSql = `
  select table_name as name, (xpath('//c/text()',
    query_to_xml(format('select count(*) as c from %I', table_name), false, true, '')))[1]::text::int as count
  from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE' and not table_name = any ($1)`;

const statesSql = `
  select 'bookings ' || status as name, count(*)::int as count from bookings group by status
  union all select 'payments ' || status, count(*)::int from payments group by status
  union all select 'refunds ' || status, count(*)::int from refunds group by status
  union all select 'payouts ' || status, count(*)::int from payouts group by status
  union all select 'deliveries ' || state, count(*)::int from webhook_deliveries group by state
  union all select 'failed jobs ' || name, count(*)::int from pgboss.job where state = 'failed' group by name
  union all select 'ledger ' || account || ' ' || currency, sum(amount_minor)::int from ledger_entries group by account, currency`;

/** Counts everything of which a killed process may have made two, or none. */
export async function effectsOf(stage: Stage): Promise<Effects> {
  const counts = new Map<string, number>();
  const add = (name: string, count: number) => void counts.set(name, (counts.get(name) ?? 0) + count);
  for (const { name, count } of await stage.db.query<{ name: string; count: number }>(tablesSql, [aside]))
    add(`table ${name}`, count);
  for (const { name, count } of await stage.db.query<{ name: string; count: number }>(statesSql)) add(name, count);
  const { events: _events, undelivered: _undelivered, answers: _answers, ...kept } = stage.provider();
  for (const [kind, things] of Object.entries(kept))
    for (const thing of Object.values(things) as { amount?: number; status?: string; customer?: string | null }[]) {
      if (typeof thing.customer === 'string') add(`provider ${kind} of customers`, 1);
      add(`provider ${kind} ${thing.status ?? ''}`, 1);
      add(`provider ${kind} minor`, thing.amount ?? 0);
    }
  // The same mail or event twice is one: who receives it knows it by its id.
  add('mails', new Set(stage.letters.map((each) => `${each.to} ${each.subject} ${each.messageId}`)).size);
  add('webhooks', new Set(stage.partners.heard).size);
  return counts;
}

/** What was added between two counts; what stayed is left out. */
export function added(before: Effects, after: Effects): Effects {
  const names = new Set([...before.keys(), ...after.keys()]);
  return new Map(
    [...names].toSorted().flatMap((name): [string, number][] => {
      const more = (after.get(name) ?? 0) - (before.get(name) ?? 0);
      return more === 0 ? [] : [[name, more]];
    }),
  );
}

/** Where two runs differ: `name: one, not two`. */
export const differences = (wanted: Effects, found: Effects): string[] =>
  [...new Set([...wanted.keys(), ...found.keys()])].flatMap((name) =>
    wanted.get(name) === found.get(name)
      ? []
      : [`${name}: ${found.get(name) ?? 0} in place of ${wanted.get(name) ?? 0}`],
  );

/**
 * Whether nothing was charged, and nothing claims that it was: what becomes of a charge that was never asked for, where
 * the repetition comes so late that the order is let go.
 */
export const isNoCharge = (found: Effects): boolean =>
  ['provider charges succeeded', 'payments succeeded', 'ledger provider CAD', 'refunds requested'].every(
    (name) => !found.has(name),
  );
