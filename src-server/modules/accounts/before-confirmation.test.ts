import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeListing } from '#server/testing/factories.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';
import { freshEmail, lastMail, PASSWORD, queryOf } from './accounts.fixture.ts';

let t: TestApp;
beforeAll(async () => {
  t = await createTestApp();
});
afterAll(() => t.close());

type Partner = Awaited<ReturnType<typeof joined>>;

/** A partner who has only typed an address, with a location. */
async function joined() {
  const email = freshEmail();
  await (
    await t.as()
  ).accounts.registerPartner({
    firstName: 'Amélie',
    lastName: 'Tremblay',
    countryOfResidence: 'CA',
    email,
    phoneNumber: '+14165550142',
    password: PASSWORD,
    passwordConfirmation: PASSWORD,
  });
  const { link } = await lastMail(t, email);
  const userId = queryOf(link, 'id');
  const { id: listingId } = await makeListing(t, { ownerId: userId });
  return { email, userId, listingId, link, caller: await t.as({ userId }) };
}

/** What lets others in or tells them of bookings. */
const setUps: Readonly<Record<string, (partner: Partner) => Promise<unknown>>> = {
  'a token': ({ caller }) => caller.tokens.make({ name: 'Till', may: 'all', days: 300 }),
  'a webhook': ({ caller }) => caller.webhooks.save({ url: 'http://localhost:9/hook', groups: ['bookings'] }),
  'an invitation to the counter': ({ caller, listingId }) =>
    caller.staff.invite({ email: freshEmail(), listingIds: [listingId], language: 'english', may: [] }),
  'a new address of the bookings’ calendar': ({ caller }) => caller.calendars.renew(),
};

describe.each(Object.entries(setUps))('%s', (_, make) => {
  it('is made once the address is confirmed', async () => {
    const partner = await joined();
    await expect(make(partner)).rejects.toMatchObject({ code: 'CONFLICT', cause: { key: 'confirmFirst' } });
    const { link, userId } = partner;
    await (await t.as(null)).accounts.activate({ id: userId, token: queryOf(link, 'token') });
    await make({ ...partner, caller: await t.as({ userId }) });
  });

  it('waits for a new address as well', async () => {
    const partner = await joined();
    const { link, userId } = partner;
    await (await t.as(null)).accounts.activate({ id: userId, token: queryOf(link, 'token') });
    await (await t.as({ userId })).accounts.updateProfile({ email: freshEmail(), currentPassword: PASSWORD });
    const moved = { ...partner, caller: await t.as({ userId }) };
    await expect(make(moved)).rejects.toMatchObject({ cause: { key: 'confirmFirst' } });
  });
});

it('a calendar is read from the confirmation on', async () => {
  const partner = await joined();
  const { link, userId, listingId } = partner;
  const wish = { name: 'Holidays', address: 'https://calendar.example.com/days.ics', listingIds: [listingId] };
  await expect(partner.caller.calendars.add(wish)).rejects.toMatchObject({ cause: { key: 'confirmFirst' } });
  await (await t.as(null)).accounts.activate({ id: userId, token: queryOf(link, 'token') });
  const { caller } = { ...partner, caller: await t.as({ userId }) };
  // It is asked for now, and nothing is there.
  await expect(caller.calendars.add(wish)).rejects.toMatchObject({ cause: { key: 'calendarSilent' } });
});
