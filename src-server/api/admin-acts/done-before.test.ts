import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { makeListing, makeUser } from '#server/testing/factories.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';

type Person = Awaited<ReturnType<TestApp['as']>>;
let t: TestApp;
let owner: Person;
let messageId: string;
let listingId: string;
let userId: string;
beforeAll(async () => {
  t = await createTestApp();
  owner = await t.as(await makeUser(t, { role: 'admin' }));
  messageId = randomUUID();
  await t.rows(
    `insert into contact_messages (id, name, email, message, created_at)
     values ($1, 'Lena', 'lena@example.com', 'I lost my tag', $2)`,
    [messageId, t.clock.now().toString()],
  );
  listingId = (await makeListing(t)).id;
  userId = (await makeUser(t)).userId;
  await t.rows(`update users set password_hash = 'x' where id = $1`, [userId]);
});
afterAll(() => t.close());

const written = async () =>
  Number((await t.rows<{ count: string }>('select count(*) from audit_log where ended'))[0]?.count);

it.each<[string, () => Promise<unknown>]>([
  ['a message is taken', () => owner.admin.messages.assign({ messageId, mine: true })],
  ['a message is closed', () => owner.admin.messages.close({ messageId, closed: true })],
  ['a message is opened', () => owner.admin.messages.close({ messageId, closed: false })],
  ['what waits for staff is taken', () => owner.admin.home.take({ needId: `message:${messageId}`, mine: true })],
  ['a location is stopped', () => owner.admin.listings.stop({ listingId, reason: 'Flooded cellar' })],
  ['a location takes bookings again', () => owner.admin.listings.resume({ listingId })],
  ['a person is made a partner', () => owner.admin.people.setPartner({ userId, isPartner: true })],
  ['a person is given a role', () => owner.admin.people.setAdminRole({ userId, role: 'content' })],
])('%s, and once more: the second time changes nothing and leaves no entry in the audit log', async (_, act) => {
  const before = await written();
  await act();
  expect(await written()).toBe(before + 1);
  await act();
  expect(await written()).toBe(before + 1);
});

it.each<[string, () => Promise<unknown>]>([
  ['jobs that are decided', () => owner.admin.jobs.retry({ ids: [randomUUID()] })],
  ['a plan that is not there', () => owner.admin.pages.unplan({ url: '/toronto' })],
  ['drafts that are not there', () => owner.admin.pages.discard({ url: '/toronto' })],
])('%s leave no entry either', async (_, act) => {
  const before = await written();
  await act();
  expect(await written()).toBe(before);
});

it('links to previews that were ended are ended once, until one is given again; the editor’s own is none', async () => {
  const url = '/windsor';
  await owner.admin.pages.create({ url, title: 'Windsor', pageType: 'page' });
  for (const _ of ['first', 'second']) {
    const before = await written();
    await owner.admin.pages.preview({ url });
    await owner.admin.pages.endPreviews({ url });
    await owner.admin.pages.givePreview({ url });
    expect(await written()).toBe(before + 1);
    await owner.admin.pages.endPreviews({ url });
    await owner.admin.pages.endPreviews({ url });
    expect(await written()).toBe(before + 2);
  }
});
