import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { keepMails } from '#server/platform/mail/keep-mails.ts';
import { serviceTokensOf } from '#server/modules/accounts/accounts.module.ts';
import { confirmedOrder } from '#server/modules/booking/operations/operations.fixture.ts';
import { earn, makePartner } from '#server/modules/payouts/payouts.fixture.ts';
import { makeListing, makeUser } from '#server/testing/factories.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';

let t: TestApp;
let ownerId: string;
let owner: Awaited<ReturnType<TestApp['as']>>;
beforeAll(async () => {
  t = await createTestApp();
  ownerId = (await makeUser(t, { role: 'admin' })).userId;
  owner = await t.as({ userId: ownerId });
});
afterAll(() => t.close());

const failsWith = (key: string) => expect.objectContaining({ cause: expect.objectContaining({ key }) });
const find = (text: string, kind: 'all' | 'guests' | 'partners' | 'admins' = 'all') =>
  owner.admin.people.find({ text, kind, limit: 50 });

it('people are found by a part of their address or name, and never by what only looks like one', async () => {
  const { email } = await makeUser(t);
  expect((await find(email.slice(3, 20).toUpperCase())).people.map((each) => each.email)).toEqual([email]);
  expect((await find('lovelace')).people.length).toBeGreaterThan(0);
  expect((await find('%')).people).toEqual([]);
});

it('guests, partners and administrators are distinguished', async () => {
  const { email: guest } = await makeUser(t, { passwordHash: null });
  await makeListing(t);
  expect((await find('', 'guests')).people.map((each) => each.email)).toEqual([guest]);
  expect((await find('', 'partners')).people).toMatchObject([{ isPartner: true, listingsCount: 1 }]);
  expect((await find('', 'admins')).people).toMatchObject([{ adminRole: 'owner' }]);
});

it('a session is ended at once, by its device or all of them', async () => {
  const { userId } = await makeUser(t);
  const [one, other] = [await t.deps.sessions.start(userId), await t.deps.sessions.start(userId)];
  await owner.admin.people.endSessions({ userId, client: one.client });
  expect(await t.deps.sessions.findUser(one.secret)).toBeNull();
  expect(await t.deps.sessions.findUser(other.secret)).not.toBeNull();
  expect(await owner.admin.people.endSessions({ userId, client: null })).toEqual({ ended: 1 });
});

it('a session names its device, the place where it was used last, and the programs that act are shown with it', async () => {
  const { userId } = await makeUser(t);
  const firefox = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:143.0) Gecko/20100101 Firefox/143.0';
  const iphone =
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1';
  const find = vi
    .spyOn(t.deps.ipLocation, 'find')
    .mockImplementation(async (ip) =>
      ip === '203.0.113.7' ? { latitude: 43.65, longitude: -79.38, label: 'Toronto' } : null,
    );
  const { secret } = await t.deps.sessions.start(userId, { ip: '203.0.113.7', userAgent: firefox });
  const shown = async () => (await owner.admin.people.show({ userId })).sessions;
  expect(await shown()).toMatchObject([
    { device: { program: 'Firefox', system: 'Windows', kind: 'desktop' }, place: 'Toronto' },
  ]);
  await t.deps.sessions.findUser(secret, { ip: '198.51.100.9', userAgent: iphone });
  expect(await shown()).toMatchObject([
    { device: { program: 'Safari', system: 'iPhone', kind: 'phone' }, place: '198.51.100.9' },
  ]);
  find.mockRestore();
});

it('a program that acts for a person is shown with them, and refused once its token is ended', async () => {
  const { ownerId: userId } = await makeListing(t);
  const acts = { ownerId: userId, may: 'read' } as const;
  const made = await serviceTokensOf(t.db, t.clock).make({ name: 'Till at the bar', role: 'partner', days: 9, acts });
  const { tokens } = await owner.admin.people.show({ userId });
  expect(tokens).toMatchObject([{ id: made?.id, name: 'Till at the bar', usedAt: null }]);
  const revoke = { userId, tokenId: made?.id ?? '' };
  await expect(owner.admin.people.revokeToken({ ...revoke, userId: ownerId })).rejects.toEqual(failsWith('notFound'));
  await owner.admin.people.revokeToken(revoke);
  expect(await t.deps.sessions.findService(made?.token ?? '')).toBeNull();
  expect((await owner.admin.people.show({ userId })).tokens).toEqual([]);
});

it('a role is given and taken; its holder signs in anew', async () => {
  const { userId } = await makeUser(t);
  const before = await t.deps.sessions.start(userId);
  await owner.admin.people.setAdminRole({ userId, role: 'finance' });
  expect(await t.deps.sessions.findUser(before.secret)).toBeNull();
  const finance = await t.as({ userId });
  await expect(finance.admin.rates.list()).resolves.toMatchObject({ places: expect.any(Array) });
  await expect(finance.admin.people.find({ text: '', kind: 'all', limit: 1 })).rejects.toEqual(failsWith('forbidden'));
  await owner.admin.people.setAdminRole({ userId, role: null });
  expect(await owner.admin.people.show({ userId })).toMatchObject({ adminRole: null });
});

it('the last owner stays one, and a guest becomes nothing', async () => {
  const demote = owner.admin.people.setAdminRole({ userId: ownerId, role: 'support' });
  await expect(demote).rejects.toEqual(failsWith('lastOwner'));
  const { userId } = await makeUser(t, { passwordHash: null });
  await expect(owner.admin.people.setAdminRole({ userId, role: 'owner' })).rejects.toEqual(failsWith('notFound'));
});

it('an owner who was invited and never came in is no one to leave administration to', async () => {
  const invited = await makeUser(t, { role: 'admin', passwordHash: null });
  expect(await t.rows("select from users where admin_role = 'owner'")).toHaveLength(2);
  const leave = owner.admin.people.setAdminRole({ userId: ownerId, role: null });
  await expect(leave).rejects.toEqual(failsWith('lastOwner'));
  await t.rows("update users set role = 'customer', admin_role = null where id = $1", [invited.userId]);
});

it('of two owners who take each other’s role away at once, one stays', async () => {
  const { userId } = await makeUser(t, { role: 'admin' });
  const second = await t.as({ userId });
  await Promise.allSettled([
    owner.admin.people.setAdminRole({ userId, role: null }),
    second.admin.people.setAdminRole({ userId: ownerId, role: null }),
  ]);
  expect(await t.rows("select id from users where admin_role = 'owner'")).toHaveLength(1);
  await t.rows("update users set role = 'admin', admin_role = 'owner' where id = $1", [ownerId]);
  owner = await t.as({ userId: ownerId });
});

it('risky acts want a fresh proof', async () => {
  const { userId } = await makeUser(t);
  t.clock.forward(16);
  await expect(owner.admin.people.setAdminRole({ userId, role: 'owner' })).rejects.toEqual(failsWith('proveByFactor'));
  await expect(owner.admin.people.exportData({ userId })).rejects.toEqual(failsWith('proveAgain'));
  owner = await t.as({ userId: ownerId });
});

it('an address that was typed wrong is corrected, and both addresses are written to', async () => {
  const { userId, email } = await makeUser(t);
  await t.rows('update users set confirmed_at = null, first_confirmed_at = null where id = $1', [userId]);
  const next = `right-${userId}@example.com`;
  await owner.admin.people.correctAddress({ userId, email: next });
  await t.runJobs();
  const subjects = t.mails
    .filter(({ to }) => to === next || to === email)
    .map(({ to, subject }) => [to === next, subject]);
  expect(subjects.toSorted()).toEqual([
    [false, 'The e-mail of your Cloakroom account was changed'],
    [true, 'Confirm your e-mail for Cloakroom'],
  ]);
  const taken = (await makeUser(t)).email;
  const clash = owner.admin.people.correctAddress({ userId, email: taken });
  await expect(clash).rejects.toEqual(failsWith('emailTaken'));
});

it('what is stored of a person is exported, without what opens doors; and that it was is written down', async () => {
  const { userId, email } = await makeUser(t, { passwordHash: 'the-hash-of-it' });
  const session = await t.deps.sessions.start(userId);
  const { data } = await owner.admin.people.exportData({ userId });
  expect(data.users).toMatchObject([{ id: userId, email }]);
  const text = JSON.stringify(data);
  for (const secret of ['the-hash-of-it', session.secret, session.client]) expect(text).not.toContain(secret);
  expect(await t.rows('select action from audit_log where subject_id = $1', [userId])).toEqual([
    { action: 'admin.people.exportData' },
  ]);
});

it('an export holds no letters of an address that was typed and never proven', async () => {
  const { userId, email } = await makeUser(t);
  await t.rows('update users set confirmed_at = null where id = $1 returning id', [userId]);
  await t.rows(
    `insert into contact_messages (id, name, email, message, created_at)
     values ($1, 'Lena', $2, 'I lost my tag', $3) returning id`,
    [randomUUID(), email, t.clock.now().toString()],
  );
  const { data } = await owner.admin.people.exportData({ userId });
  expect(data['contact_messages']).toBeUndefined();
});

it('an export holds what was written with a person, and nothing of others whose matters they work on', async () => {
  const support = await makeUser(t, { role: 'admin', adminRole: 'support' });
  const { userId, email } = await makeUser(t);
  const [own, before, others] = [randomUUID(), randomUUID(), randomUUID()];
  const at = t.clock.now().toString();
  for (const [id, address, who] of [
    [own, email, userId],
    [before, email.toUpperCase(), null],
    [others, 'somebody-else@example.com', null],
  ])
    await t.rows(
      `insert into contact_messages (id, name, email, message, user_id, assignee_id, created_at)
       values ($1, 'Lena', $2, 'I lost my tag', $3, $4, $5)`,
      [id, address, who, support.userId, at],
    );
  for (const [kind, body] of [
    ['answer', 'It is at the counter'],
    ['note', 'Has written twice before'],
  ])
    await t.rows(
      'insert into contact_entries (id, thread_id, kind, body, author_id, created_at) values ($1, $2, $3, $4, $5, $6)',
      [randomUUID(), own, kind, body, support.userId, at],
    );
  const { data } = await owner.admin.people.exportData({ userId });
  expect(data['contact_messages']).toMatchObject([{ id: own }, { id: before }]);
  expect(data['contact_entries']).toMatchObject([{ body: 'It is at the counter' }]);
  expect(JSON.stringify(data)).not.toContain(support.userId);
  const colleagues = await owner.admin.people.exportData({ userId: support.userId });
  expect(Object.keys(colleagues.data)).toEqual(['users']);
});

it('with a person stands what they paid and did not get back, with a partner what is owed, one amount a currency', async () => {
  const { traveller, who, id: canceled, total } = await confirmedOrder(t);
  const { userId } = who;
  const partnerId = await makePartner(t);
  const { userId: neither } = await makeUser(t);
  await earn(t, partnerId, 995);
  await earn(t, partnerId, 700);
  await earn(t, partnerId, 61_150, 'JPY');
  const found = async () =>
    new Map(
      (await owner.admin.people.amounts({ userIds: [userId, partnerId, neither] })).map(({ id, ...rest }) => [
        id,
        rest,
      ]),
    );
  expect(await found()).toEqual(
    new Map([
      [userId, { kind: 'paid', amounts: [total] }],
      [
        partnerId,
        {
          kind: 'owed',
          amounts: [
            { minor: 61_150, currency: 'JPY' },
            { minor: 1695, currency: 'CAD' },
          ],
        },
      ],
    ]),
  );
  await traveller.booking.cancel({ requestId: randomUUID(), bookingId: canceled });
  await t.runJobs();
  expect([...(await found()).keys()]).toEqual([partnerId]);
});

it('a partner’s panel says how full each location is now, and what the next run pays out', async () => {
  const { id: listingId, ownerId: partnerId } = await makeListing(t, { capacity: 9 });
  await earn(t, partnerId, 412_60);
  const shown = await owner.admin.people.show({ userId: partnerId });
  expect(shown.listings).toMatchObject([{ id: listingId, held: 0, maxCapacity: 9 }]);
  expect(shown.payouts.due).toEqual([{ amount: { minor: 412_60, currency: 'CAD' }, last4: null, isHeld: true }]);
});

it('a person becomes a partner as if they had joined, and is none again while nothing holds them; a guest never', async () => {
  const { userId } = await makeUser(t);
  await owner.admin.people.setPartner({ userId, isPartner: true });
  const person = await t.as({ userId });
  expect(await person.partner.listings()).toEqual([]);
  expect(await owner.admin.people.show({ userId })).toMatchObject({ isPartner: true, partnerBecause: [] });
  await owner.admin.people.setPartner({ userId, isPartner: false });
  await expect((await t.as({ userId })).partner.listings()).rejects.toEqual(failsWith('forbidden'));
  const { userId: guest } = await makeUser(t, { passwordHash: null });
  await expect(owner.admin.people.setPartner({ userId: guest, isPartner: true })).rejects.toEqual(
    failsWith('notFound'),
  );
});

it('a partner stays one while a location of theirs is public or a share is not paid out', async () => {
  const { ownerId: userId } = await makeListing(t);
  const take = () => owner.admin.people.setPartner({ userId, isPartner: false });
  expect((await owner.admin.people.show({ userId })).partnerBecause).toEqual(['listing']);
  await expect(take()).rejects.toEqual(failsWith('partnerStays'));
  await t.rows('update listings set published = false where owner_id = $1', [userId]);
  const partnerId = await makePartner(t);
  await earn(t, partnerId, 1200);
  expect((await owner.admin.people.show({ userId: partnerId })).partnerBecause).toContain('share');
  await take();
  await owner.admin.people.setPartner({ userId, isPartner: true });
  expect(await t.rows('select partner_onboarding_step as step from users where id = $1', [userId])).toEqual([
    { step: 0 },
  ]);
});

it('an address whose server refused the last mail for good is marked, until a mail is taken there', async () => {
  const { userId, email } = await makeUser(t);
  const refusal = (responseCode: number) =>
    Object.assign(new Error(`${responseCode} no such person`), { command: 'RCPT TO', responseCode });
  const { db, clock, log } = t.deps;
  const send = async (error: Error | null) => {
    t.clock.forward(1);
    const transport = { send: async () => (error === null ? undefined : Promise.reject(error)) };
    const mail = { to: email.toUpperCase(), subject: `About ${clock.now().toString()}`, html: '', text: '' };
    await keepMails(transport, { db, clock, log })
      .send(mail)
      .catch(() => undefined);
    return (await find(email)).people[0]?.isBouncing;
  };
  expect(await send(refusal(450))).toBe(false);
  expect(await send(new Error('The mail server is away'))).toBe(false);
  expect(await send(refusal(550))).toBe(true);
  owner = await t.as({ userId: ownerId });
  expect((await owner.admin.people.show({ userId })).bounced).toMatchObject({ error: 'Error: 550 no such person' });
  expect(await send(null)).toBe(false);
  expect((await owner.admin.people.show({ userId })).bounced).toBeNull();
});

it('an administrator who is alone hears that no other can say the second yes', async () => {
  const alone = async (about: 'claim' | 'account') => (await owner.admin.people.secondYes({ about })).exists;
  await t.rows("update users set admin_role = null, role = 'customer' where id <> $1", [ownerId]);
  expect(await alone('claim')).toBe(false);
  await makeUser(t, { role: 'admin', adminRole: 'support' });
  expect([await alone('claim'), await alone('account')]).toEqual([true, false]);
  await makeUser(t, { role: 'admin', adminRole: 'finance', passwordHash: null });
  expect(await alone('account')).toBe(false);
});
