import { readConfig } from '#server/config.ts';
import { hashPassword } from '#server/modules/accounts/passwords.ts';
import { createSessions, serviceTokensOf } from '#server/modules/accounts/accounts.module.ts';
import { systemClock } from '#server/platform/clock.ts';
import type { Database } from '#server/platform/db/database.ts';
import { newId } from '#server/platform/ids.ts';
import { makeCoupon, makeListing, makeUser } from '#server/testing/factories.ts';
import { actors } from '../rest-permissions.fixture.ts';
import { pick, type Random } from './hostile-values.fixture.ts';

export type Headers = Readonly<Record<string, string>>;

/** Everyone who may ask: those of the permissions, a token of another partner, half an administrator, and a forger. */
export const roles = [...actors, 'other partner token', 'half administrator', 'forger'] as const;
export type Role = (typeof roles)[number];

const PASSWORD = 'a cupboard of umbrellas';
const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;
const collections = ['time_slots', 'special_hours', 'closure_periods', 'discounts'] as const;

interface Stage {
  readonly db: Database;
  readonly base: string;
}

/** One call that has to go well. @throws Error with the answer otherwise */
async function made(base: string, path: string, body: object, headers: Headers = {}) {
  const answer = await fetch(`${base}/api/v1${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
  const text = await answer.text();
  if (!answer.ok) throw new Error(`POST ${path}: ${answer.status} ${text}`);
  return { body: JSON.parse(text) as Record<string, unknown>, headers: answer.headers };
}

/** A time of some day in the next year, as it is written in an example. */
function soon(example: string, random: Random): string | undefined {
  const days = 1 + Math.floor(random() * random() * 360);
  const at = new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
  const isTime = /^\d{4}-\d\d-\d\d[T ]/.test(example);
  if (!isTime) return /^\d{4}-\d\d-\d\d$/.test(example) ? at : undefined;
  // Most stays begin and end on one day.
  const day = random() < 0.7 ? new Date(Date.now() + 86_400_000).toISOString().slice(0, 10) : at;
  return `${day}T${String(Math.floor(random() * 24)).padStart(2, '0')}:00-05:00`;
}

async function staffOf({ db }: Stage, ownerId: string, listingId: string): Promise<string> {
  const { userId, email } = await makeUser({ db, clock: systemClock });
  const memberId = newId();
  await db.query(
    `insert into staff_members (id, owner_id, user_id, email, language, token_hash, invited_at, accepted_at)
     values ($1::uuid, $2, $3, $4, 'english', $1::text, now(), now())`,
    [memberId, ownerId, userId, email],
  );
  await db.query('insert into staff_locations (member_id, listing_id) values ($1, $2)', [memberId, listingId]);
  return userId;
}

async function companyOf({ db }: Stage, userId: string): Promise<string> {
  const id = newId();
  await db.query(
    `insert into companies (id, user_id, name, email, created_at, updated_at)
     values ($1, $2, 'Ada', 'ada@example.com', now(), now())`,
    [id, userId],
  );
  return id;
}

/** A pending order with a payment begun, one that is paid, and the headers of the guest who made them. */
async function ordersOf({ base }: Stage, listingId: string) {
  const day = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10);
  const booking = {
    listing_id: listingId,
    customer_drop_off_date: `${day}T11:00-05:00`,
    customer_collection_date: `${day}T14:00-05:00`,
    bags_number: 1,
    user: {
      email: `holder-${newId()}@example.com`,
      first_name: 'Grace',
      last_name: 'Hopper',
      phone_number: '+14165550101',
    },
  };
  const first = await made(base, '/bookings', { booking });
  const names = ['access-token', 'client', 'uid'];
  const headers = Object.fromEntries(names.map((name) => [name, first.headers.get(name) ?? '']));
  const intent = await made(base, '/payment_intents', { booking: first.body.id }, headers);
  const again = { ...booking, allow_duplicate: true, stripe_card_token: 'tok_visa' };
  const paid = await made(base, '/bookings', { booking: again }, headers);
  return {
    headers,
    bookingIds: [first.body.id, paid.body.id].map(String),
    intentId: String(intent.body.payment_intent_id),
  };
}

const things: Readonly<Record<(typeof collections)[number], readonly [one: string, made: object]>> = {
  time_slots: ['time_slot', { day: 'monday', from_time: '01:00 AM', to_time: '02:00 AM' }],
  special_hours: ['special_hour', { closure_date: '2027-12-04', closed: true, time_slots_attributes: [] }],
  closure_periods: ['closure_period', { from_date: '2028-02-04', to_date: '2028-02-05' }],
  discounts: ['discount', { name: 'Tea', percentage: 10, applied_to: 'Tea' }],
};

async function itemsOf(base: string, listingId: string, headers: Headers): Promise<ReadonlyMap<string, string>> {
  const items = new Map<string, string>();
  for (const many of collections) {
    const [one, body] = things[many];
    const added = await made(base, `/users/current-user/listings/${listingId}/${many}`, { [one]: body }, headers);
    const [item] = Object.values(added.body) as { readonly id?: string }[];
    items.set(many, item?.id ?? '');
  }
  return items;
}

/**
 * People new with sessions, keys and things: a partner with a location, opening, staff, company and integration, a guest
 * with orders there, a customer, another partner, an administrator. What requests do to them ends with the next cast.
 */
export async function makeCast(stage: Stage, turn: number) {
  const { db, base } = stage;
  const app = { db, clock: systemClock };
  const sessions = createSessions(db, systemClock);
  const person = { email: `${newId()}@example.com`, firstName: 'Ada', lastName: 'Lovelace' };
  const passwordHash = await hashPassword({ config: readConfig({}) }, person, PASSWORD);
  const member = (isPartner: boolean) => makeUser(app, { passwordHash, isPartner });
  const owner = await member(true);
  const other = await member(true);
  const rules = { availableFullTime: true };
  const { id: listingId } = await makeListing(app, { ownerId: owner.userId, capacity: 50, rules });
  const { id: otherListing } = await makeListing(app, { ownerId: other.userId });
  const people: Readonly<Record<string, string>> = {
    owner: owner.userId,
    'other partner': other.userId,
    customer: (await member(false)).userId,
    staff: await staffOf(stage, owner.userId, listingId),
    administrator: (await makeUser(app, { role: 'admin' })).userId,
    'half administrator': (await makeUser(app, { role: 'admin' })).userId,
  };
  const sessionOf = async (name: string): Promise<Headers> => {
    const { secret, client } = await sessions.start(people[name] ?? '');
    if (name === 'administrator') await sessions.passSecondFactor(secret);
    const [row] = await db.query<{ email: string }>('select email from users where id = $1', [people[name]]);
    return { 'access-token': secret, client, uid: row?.email ?? '' };
  };
  const issue = async (role: string, company?: string): Promise<Headers> => {
    const name = `fuzz-${turn}-${role}-${newId()}`;
    return {
      authorization: `Bearer ${await serviceTokensOf(db, systemClock).issue({ name, role, days: 9, company })}`,
    };
  };
  const { headers: holder, bookingIds, intentId } = await ordersOf(stage, listingId);
  const ownerHeaders = await sessionOf('owner');
  const items = await itemsOf(base, listingId, ownerHeaders);
  const integration = await made(
    base,
    '/integrations',
    { integration: { service: 'guesty', token: 'client:secret', guesty_notification_delay: 2 } },
    ownerHeaders,
  );
  const coupon = await makeCoupon(app);
  const pageId = newId();
  await db.query(
    `insert into cms_pages (id, url, language, page_type, title, description, body, created_at, updated_at)
     values ($1, $2, 'en', 'article', 'Read', '', '', now(), now())`,
    [pageId, `/a/read-${turn}`],
  );
  const headers = new Map<Role, Headers>([
    ['visitor', {}],
    ['holder', holder],
    ['forger', { authorization: `Bearer svc_${'x'.repeat(43)}` }],
    ['reader token', await issue('reader')],
    ['support token', await issue('support')],
    ['finance token', await issue('finance')],
    ['admin token', await issue('admin')],
    ['partner token', await issue('partner', await companyOf(stage, owner.userId))],
    ['other partner token', await issue('partner', await companyOf(stage, other.userId))],
  ]);
  const things = { listingId, otherListing, ownerId: owner.userId, integrationId: String(integration.body.id) };
  const tags: string[] = ['*'];
  return {
    /** Signs every role in anew: some requests end sessions. */
    signIn: async () => {
      for (const name of Object.keys(people)) headers.set(name as Role, await sessionOf(name));
    },
    headersOf: (role: Role): Headers => headers.get(role) ?? {},
    noteTag: (tag: string) => void tags.splice(1, tags.length > 20 ? 1 : 0, tag),
    known: (path: string, name: string, example: unknown, random: Random): unknown => {
      const listing = random() < 0.9 ? things.listingId : things.otherListing;
      const many = /\/(time_slots|special_hours|closure_periods|discounts)/.exec(path)?.[1] ?? '';
      switch (name) {
        case 'id':
          if (path.startsWith('/integrations')) return things.integrationId;
          if (path.startsWith('/payment_intents')) return intentId;
          if (path.startsWith('/cms')) return pageId;
          if (path.startsWith('/partners')) return things.ownerId;
          return path.startsWith('/bookings') ? pick(random, bookingIds as [string, ...string[]]) : listing;
        case 'itemId':
          return items.get(many);
        case 'partnerId':
        case 'partner_id':
          return things.ownerId;
        case 'slug':
          return `read-${turn}`;
        case 'listing_id':
          return listing;
        case 'booking':
        case 'booking_id':
          return typeof example === 'object' ? undefined : pick(random, bookingIds as [string, ...string[]]);
        case 'code':
          return coupon.code;
        case 'email':
          return random() < 0.7 ? `fuzz-${Math.floor(random() * 1e6)}@example.com` : owner.email;
        case 'current_password':
          return PASSWORD;
        case 'idempotency-key':
          return `key-of-the-cast-${turn}-${Math.floor(random() * 40)}`;
        case 'If-None-Match':
          return pick(random, tags as [string, ...string[]]);
        case 'Accept-Language':
          return pick(random, ['en', 'fr', 'es', 'de;q=0.5, fr;q=0.1']);
        default:
      }
      if (typeof example !== 'string') return undefined;
      return UUID.test(example) ? (items.get(many) ?? listing) : soon(example, random);
    },
  };
}

export type Cast = Awaited<ReturnType<typeof makeCast>>;
