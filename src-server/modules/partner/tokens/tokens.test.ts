import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { appRouter } from '#server/api/app-router.ts';
import { declaredActs } from '#server/api/acts/declared-acts.ts';
import { permissions } from '#server/api/permissions.fixture.ts';
import { atTheCounter, handing } from '#server/modules/custody/custody.fixture.ts';
import { makeListing, makeUser } from '#server/testing/factories.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';
import type { TokenLevel } from '#shared/accounts/token-schema.ts';

let t: TestApp;
let counter: Awaited<ReturnType<typeof atTheCounter>>;
const tokens: Partial<Record<TokenLevel, string>> = {};

beforeAll(async () => {
  t = await createTestApp();
  counter = await atTheCounter(t);
  for (const may of ['read', 'counter', 'all'] as const) {
    const { token } = await counter.owner.tokens.make({ name: `Of ${may}`, may, days: 30 });
    tokens[may] = token;
  }
});
afterAll(() => t.close());

const by = (may: TokenLevel) => t.as({ token: tokens[may] ?? '' });
const bearer = (token: string) => ({ authorization: `Bearer ${token}` });
const get = async (url: string, token: string) => (await t.app.inject({ url, headers: bearer(token) })).statusCode;
const LISTINGS = '/api/v1/users/current-user/listings';

describe('a partner’s token', () => {
  it('is shown once, kept as a hash, and listed by how it begins', async () => {
    const { id, token } = await counter.owner.tokens.make({ name: 'Night audit', may: 'read', days: 90 });
    expect(token).toMatch(/^svc_[\w-]{43}$/);
    expect(JSON.stringify(await t.rows('select * from service_tokens'))).not.toContain(token.slice(8));
    const { tokens: listed } = await counter.owner.tokens.list();
    expect(listed.find((each) => each.id === id)).toEqual({
      id,
      name: 'Night audit',
      may: 'read',
      hint: token.slice(0, 8),
      createdAt: '2026-11-25T16:00:00Z',
      expiresAt: '2027-02-23T16:00:00Z',
      isOver: false,
      lastUsedAt: null,
    });
    expect(await get(LISTINGS, token)).toBe(200);
    expect((await counter.owner.tokens.list()).tokens.find((each) => each.id === id)?.lastUsedAt).toBe(
      '2026-11-25T16:00:00Z',
    );
  });

  it('has a name that no other of its partner has, until that one is ended', async () => {
    const { id } = await counter.owner.tokens.make({ name: 'Till', may: 'counter', days: 1 });
    const again = { name: 'Till', may: 'counter', days: 1 } as const;
    await expect(counter.owner.tokens.make(again)).rejects.toMatchObject({ cause: { key: 'tokenNameTaken' } });
    const other = await t.as({ userId: (await makeUser(t, { isPartner: true })).userId });
    await other.tokens.make(again);
    await counter.owner.tokens.revoke({ tokenId: id });
    await counter.owner.tokens.make(again);
  });

  it('is 401 when it was ended, and when its time is over', async () => {
    const { id, token } = await counter.owner.tokens.make({ name: 'Old', may: 'all', days: 30 });
    expect(await get(LISTINGS, token)).toBe(200);
    await counter.owner.tokens.revoke({ tokenId: id });
    expect([await get(LISTINGS, token), await get('/trpc/partner.listings', token)]).toEqual([401, 401]);
    const { token: short } = await counter.owner.tokens.make({ name: 'Short', may: 'all', days: 1 });
    t.clock.forward(24 * 60);
    expect([await get(LISTINGS, short), await get('/trpc/partner.listings', short)]).toEqual([401, 401]);
    t.clock.forward(-24 * 60);
  });

  it('ends with its partner’s role', async () => {
    const { userId } = await makeUser(t, { isPartner: true });
    const { token } = await (await t.as({ userId })).tokens.make({ name: 'Former', may: 'all', days: 30 });
    await t.rows('update users set is_partner = false where id = $1', [userId]);
    expect([await get(LISTINGS, token), await get('/trpc/partner.listings', token)]).toEqual([403, 403]);
  });

  it('reads what is its partner’s, over REST as over the procedures, and nothing of others', async () => {
    const answer = await t.app.inject({ url: LISTINGS, headers: bearer(tokens.read ?? '') });
    expect(answer.json().listings).toMatchObject([{ id: counter.listing.id }]);
    expect((await (await by('read')).hosting.booking({ bookingId: counter.bookingId })).phone).toMatch(/^\+/);
    const foreign = await makeListing(t);
    for (const level of ['read', 'all'] as const) {
      const asked = (await by(level)).partner.listing({ listingId: foreign.id });
      await expect(asked).rejects.toMatchObject({ code: 'NOT_FOUND' });
    }
    expect(await get(`${LISTINGS}/${foreign.id}`, tokens.all ?? '')).toBe(404);
  });

  it('of the counter takes bags in, and the log says which token it was', async () => {
    await (await by('counter')).custody.checkIn(handing(counter.bookingId, 2));
    const { entries } = await counter.owner.custody.record({ bookingId: counter.bookingId });
    expect(entries.map(({ userName }) => userName)).toEqual(['Of counter (Ada Lovelace)']);
    const [entry] = await t.rows<{ call: object; actor_id: string | null }>(
      "select call, actor_id from audit_log where action = 'custody.checkIn'",
    );
    expect(entry).toMatchObject({
      actor_id: null,
      call: { service: 'Of counter', role: 'partner', tokenId: expect.any(String), ownerId: counter.listing.ownerId },
    });
  });

  it('changes a location over REST when it may do everything, and is refused otherwise', async () => {
    const put = (token = '', key = 'one') =>
      t.app.inject({
        method: 'PATCH',
        url: `${LISTINGS}/${counter.listing.id}`,
        headers: { ...bearer(token), 'idempotency-key': key },
        payload: {
          listing: {
            additional_information: 'Ring the bell',
            emergency_phone: '+14165550142',
            notifications_email: 'a@example.com',
          },
        },
      });
    expect((await put(tokens.read)).statusCode).toBe(403);
    expect((await put(tokens.counter)).statusCode).toBe(403);
    const done = await put(tokens.all);
    expect([done.statusCode, done.json().additional_information]).toEqual([200, 'Ring the bell']);
  });

  it('is refused a whole batch that it may not do', async () => {
    const batch = await t.app.inject({
      method: 'POST',
      url: `${LISTINGS}/${counter.listing.id}/discounts/batch`,
      headers: bearer(tokens.read ?? ''),
      payload: { toCreate: [{ name: 'Coffee', percentage: 10, applied_to: 'Coffee' }] },
    });
    expect(batch.statusCode).toBe(403);
  });

  it('is no person: what is of an account is refused', async () => {
    const token = tokens.all ?? '';
    expect(await get('/api/v1/users/current-user', token)).toBe(403);
    expect(await get('/api/v1/stripe_connections', token)).toBe(403);
    expect(await get('/api/v1/integrations', token)).toBe(403);
  });
});

it('two partners’ tokens of one name don’t share the keys of their calls', async () => {
  const post = async () => {
    const { id, ownerId } = await makeListing(t);
    const { token } = await (await t.as({ userId: ownerId })).tokens.make({ name: 'Same', may: 'all', days: 1 });
    return t.app.inject({
      method: 'POST',
      url: `${LISTINGS}/${id}/discounts`,
      headers: { ...bearer(token), 'idempotency-key': 'the same key' },
      payload: { discount: { name: 'Coffee', percentage: 10, applied_to: 'Coffee' } },
    });
  };
  const [one, two] = [await post(), await post()];
  expect([one.statusCode, two.statusCode]).toEqual([201, 201]);
  expect(one.json()).not.toEqual(two.json());
});

describe('every procedure of partners', () => {
  const levels = { read: ['read'], counter: ['counter'], all: ['read', 'counter', 'write'] } as const;
  const acts = declaredActs(appRouter);
  const usesOf = (name: string): readonly string[] => acts[name]?.token ?? [];
  const named = Object.entries(permissions);
  const foreign = () => {
    const id = '0190a000-0000-7000-8000-000000000000';
    const names = ['ownerId', 'listingId', 'bookingId', 'reviewId', 'payoutId', 'memberId', 'discountId', 'tokenId'];
    return { ...Object.fromEntries(names.map((name) => [name, id])), code: 'CLK-222222', email: 'a@example.com' };
  };

  it.each(named)('%s is refused to tokens that may not', async (name, { input }) => {
    for (const level of ['read', 'counter', 'all'] as const) {
      if (usesOf(name).some((use) => (levels[level] as readonly string[]).includes(use))) continue;
      const caller: unknown = await by(level);
      const [router = '', procedure = ''] = name.split('.');
      const call = Reflect.get(Reflect.get(caller as object, router) as object, procedure) as (
        given: unknown,
      ) => Promise<unknown>;
      const asked = call(input?.(foreign() as never, counter.listing.ownerId));
      await expect(asked).rejects.toMatchObject({ code: 'FORBIDDEN' });
    }
  });

  it('money, accounts, people, tokens and webhooks are for no token', () => {
    const never =
      /^(staff|tokens|webhooks|integrations)\.|^payouts\.(bankForm|account|sendKyc|connect|connection|refreshConnection|disconnect|finish|saveBank|switchWeeklySummary)$|^partner\.updateAccount$/;
    const reached = Object.keys(acts).filter((name) => usesOf(name).length > 0);
    expect(reached.length).toBeGreaterThan(20);
    expect(reached.filter((name) => never.test(name) || /^(accounts|booking|cms)\./.test(name))).toEqual([]);
  });
});
