import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeAccount } from '#server/modules/payouts/payouts.fixture.ts';
import { user, wanted } from '#server/modules/booking/booking-rest.fixture.ts';
import { rest, tripleOf } from '#server/modules/accounts/accounts.fixture.ts';
import { newId } from '#server/platform/ids.ts';
import { serviceTokensOf } from '#server/modules/accounts/accounts.module.ts';
import { makeListing, makeUser } from '#server/testing/factories.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';
import { type Actor, actors, restPermissions, type World } from './rest-permissions.fixture.ts';
import { restRows } from './rest-rows.ts';

type Headers = Record<string, string>;

let t: TestApp;
let ids: Readonly<Record<'owner' | 'other' | 'customer' | 'staff' | 'administrator', string>>;
let tokens: Readonly<Record<'reader' | 'support' | 'finance' | 'partner' | 'admin', string>>;
let things: Omit<World, 'itemId' | 'bookingId' | 'intentId' | 'turn'>;
let turn = 0;

beforeAll(async () => {
  t = await createTestApp();
  const { id: listingId, ownerId } = await makeListing(t, { capacity: 50 });
  await makeAccount(t, ownerId);
  const other = (await makeUser(t, { isPartner: true })).userId;
  await makeListing(t, { ownerId: other });
  const owner = await t.as({ userId: ownerId });
  await owner.staff.invite({ email: 'here@example.ca', language: 'english', listingIds: [listingId], may: [] });
  await t.runJobs();
  const mail = t.mails.findLast(({ to }) => to === 'here@example.ca');
  const token = /\/staff\/([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? '';
  await (await t.as()).staff.join({ token, firstName: 'Marc', lastName: 'Roy', password: 'a long password' });
  const [staff] = await t.rows<{ id: string }>("select id from users where email = 'here@example.ca'");
  ids = {
    owner: ownerId,
    other,
    customer: (await makeUser(t)).userId,
    staff: staff?.id ?? '',
    administrator: (await makeUser(t, { role: 'admin' })).userId,
  };
  const integration = await owner.integrations.add({
    service: 'guesty',
    token: 'client:secret',
    guestyEmailEnabled: true,
    guestyNotificationDelay: 2,
  });
  const [company] = await t.rows<{ id: string }>(
    `insert into companies (id, user_id, name, email, created_at, updated_at)
     values (gen_random_uuid(), $1, 'Ada', 'ada@example.com', now(), now()) returning id`,
    [ownerId],
  );
  const issue = (role: string, of?: string) =>
    serviceTokensOf(t.db, t.clock).issue({ name: `matrix-${role}`, role, days: 9, company: of });
  tokens = {
    reader: await issue('reader'),
    support: await issue('support'),
    finance: await issue('finance'),
    partner: await issue('partner', company?.id),
    admin: await issue('admin'),
  };
  const page = { title: 'Read', description: '', body: '' };
  const pageId = newId();
  await t.rows(
    `insert into cms_pages (id, url, language, page_type, title, description, body, created_at, updated_at)
     values ($1, '/a/read', 'en', 'article', $2, $3, $4, now(), now())`,
    [pageId, page.title, page.description, page.body],
  );
  things = { ownerId, listingId, integrationId: integration.id, pageId };
});
afterAll(() => t.close());

/** A session that this cell may end. */
async function sessionOf(userId: string): Promise<Headers> {
  const { secret, client } = await t.deps.sessions.start(userId);
  if (userId === ids.administrator) await t.deps.sessions.passSecondFactor(secret);
  const [row] = await t.rows<{ email: string }>('select email from users where id = $1', [userId]);
  return { 'access-token': secret, client, uid: row?.email ?? '' };
}

async function headersOf(actor: Actor, holder: Headers): Promise<Headers> {
  switch (actor) {
    case 'visitor':
      return {};
    case 'holder':
      return holder;
    case 'owner':
    case 'customer':
    case 'staff':
    case 'administrator':
      return sessionOf(ids[actor]);
    case 'other partner':
      return sessionOf(ids.other);
    default:
      return { authorization: `Bearer ${tokens[actor.split(' ')[0] as keyof typeof tokens]}` };
  }
}

/** An item of the owner's, where the call names one. */
async function itemFor(path: string): Promise<string> {
  const many = /\/(time_slots|special_hours|closure_periods|discounts)\//.exec(path)?.[1];
  if (many === undefined || !path.includes(':itemId')) return newId();
  const collection = `/users/current-user/listings/:id/${many}`;
  const request = restPermissions[`POST ${collection}`]?.request;
  const made = request?.({ ...things, itemId: '', bookingId: '', intentId: '', turn: (turn += 1) });
  const added = await rest(
    t,
    'POST',
    collection.replace(':id', things.listingId),
    made?.body,
    await sessionOf(ids.owner),
  );
  const [item] = Object.values(added.body as unknown as Record<string, { id?: string }>);
  return item?.id ?? expect.fail(`${path}: ${JSON.stringify(added.body)}`);
}

/** A pending booking of a person new, with a payment that is begun, and the headers of its session. */
async function orderOfHolder() {
  const booked = await rest(t, 'POST', '/bookings', { booking: { ...wanted(things.listingId), user: user() } });
  const headers = tripleOf(booked);
  const bookingId = String(booked.body.id);
  const intent = await rest(t, 'POST', '/payment_intents', { booking: bookingId }, headers);
  return { headers, bookingId, intentId: String(intent.body.payment_intent_id) };
}

const signs: Readonly<Record<number, string>> = { 401: '1', 403: '3', 404: '-', 409: '!', 422: '!' };
const signOf = (status: number): string => (status < 300 ? '+' : (signs[status] ?? `(${status})`));

function addressOf(path: string, world: World): string {
  const id =
    path.startsWith('/users/current-user/listings') || path.startsWith('/listings')
      ? world.listingId
      : path.startsWith('/integrations')
        ? world.integrationId
        : path.startsWith('/payment_intents')
          ? world.intentId
          : path.startsWith('/cms')
            ? world.pageId
            : path.startsWith('/partners')
              ? world.ownerId
              : world.bookingId;
  return path
    .replace(':itemId', world.itemId)
    .replace(':partnerId', world.ownerId)
    .replace(':slug', 'read')
    .replace(':id', id);
}

const named = restRows.map((row) => [`${row.method} ${row.path}`, row] as const);

it('every call says what each actor is answered, and nothing else does', () => {
  expect(Object.keys(restPermissions).toSorted()).toEqual(named.map(([name]) => name).toSorted());
  expect(Object.values(restPermissions).filter(({ cells }) => cells.length !== actors.length)).toEqual([]);
});

describe('over REST', () => {
  it.each(named)('%s answers each actor as declared', async (name, { method, path }) => {
    const declared = restPermissions[name];
    const holder = await orderOfHolder();
    const answers = new Map<Actor, string>();
    // The holder comes last: what they do is done.
    for (const actor of [...actors.filter((each) => each !== 'holder'), 'holder' as const]) {
      turn += 1;
      const world = { ...things, ...holder, itemId: await itemFor(path), turn };
      const { query, body } = declared?.request?.(world) ?? {};
      const search = query === undefined ? '' : `?${query}`;
      const url = `${addressOf(path, world)}${search}`;
      const answer = await rest(t, method, url, body, await headersOf(actor, holder.headers));
      answers.set(actor, signOf(answer.status));
    }
    expect(actors.map((actor) => answers.get(actor)).join('')).toBe(declared?.cells);
  });

  // A call that judges by itself is about no thing.
  const aboutThings = named.filter(([, { whose }]) => whose !== 'key');
  it.each(aboutThings.filter(([name]) => restPermissions[name]?.cells.includes('-') === true))(
    '%s answers about a foreign thing exactly as about one that is not there',
    async (name, { method, path }) => {
      const { headers: _, ...holder } = await orderOfHolder();
      const world = { ...things, ...holder, itemId: await itemFor(path), turn: (turn += 1) };
      const none = newId();
      const missing = {
        ...world,
        listingId: none,
        integrationId: none,
        bookingId: none,
        intentId: 'pi_none',
        ownerId: none,
      };
      for (const who of [ids.other, ids.customer, ids.administrator, null]) {
        const headers = who === null ? {} : await sessionOf(who);
        const ask = (of: World) => {
          const { query, body } = restPermissions[name]?.request?.(of) ?? {};
          return rest(t, method, addressOf(path, of) + (query === undefined ? '' : `?${query}`), body, headers);
        };
        const [foreign, nothing] = [await ask(world), await ask(missing)];
        expect([foreign.status, foreign.body]).toEqual([nothing.status, nothing.body]);
      }
    },
  );
});
