import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeListing } from '#server/testing/factories.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';
import { freshEmail, lastMail, PASSWORD, queryOf, rest, signInBy, tripleOf } from './accounts.fixture.ts';

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

const guesty = {
  service: 'guesty',
  token: 'someid:somesecret',
  guestyEmailEnabled: true,
  guestyNotificationDelay: 1,
} as const;

/** What lets others in or tells them of bookings. */
const setUps: Readonly<Record<string, (partner: Partner) => Promise<unknown>>> = {
  'a token': ({ caller }) => caller.tokens.make({ name: 'Till', may: 'all', days: 300 }),
  'a webhook': ({ caller }) => caller.webhooks.save({ url: 'http://localhost:9/hook', groups: ['bookings'] }),
  'an invitation to the counter': ({ caller, listingId }) =>
    caller.staff.invite({ email: freshEmail(), listingIds: [listingId], language: 'english', may: [] }),
  'an integration': ({ caller }) => caller.integrations.add(guesty),
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

it('an integration over REST waits for the address too', async () => {
  const { email } = await joined();
  const headers = tripleOf(await signInBy(t, email));
  const integration = {
    service: 'guesty',
    token: 'someid:somesecret',
    guesty_email_enabled: true,
    guesty_notification_delay: 1,
  };
  expect(await rest(t, 'POST', '/integrations', { integration }, headers)).toMatchObject({
    status: 409,
    body: { error: 'Please confirm your e-mail address first, by the link that we sent you' },
  });
});
