import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeUser } from '#server/testing/factories.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';
import { freshEmail, lastMail, makeMember, PASSWORD, queryOf } from './accounts.fixture.ts';
import { setOnboardingStep } from './accounts.module.ts';

let t: TestApp;
beforeAll(async () => {
  t = await createTestApp();
});
afterAll(() => t.close());

const owner = (email: string, more: object = {}) => ({
  firstName: 'Amélie',
  lastName: 'Tremblay',
  countryOfResidence: 'CA',
  email,
  phoneNumber: '+14165550142',
  password: PASSWORD,
  passwordConfirmation: PASSWORD,
  ...more,
});

const register = async (email: string, more: object = {}) =>
  (await t.as()).accounts.registerPartner(owner(email, more));

async function stepOf(userId: string) {
  const [row] = await t.rows<{ is_partner: boolean; step: number }>(
    'select is_partner, partner_onboarding_step as step from users where id = $1',
    [userId],
  );
  return row;
}

describe('a shop owner who joins', () => {
  it('is signed in at the first step, and has a mail that confirms the address', async () => {
    const email = freshEmail();
    expect(await register(email.toUpperCase())).toMatchObject({
      email,
      isPartner: true,
      isConfirmed: false,
      partnerOnboardingStep: 1,
      countryOfResidence: 'CA',
    });
    const { link } = await lastMail(t, email);
    const visitor = await t.as();
    const me = await t.as({ userId: queryOf(link, 'id') });
    expect(await me.accounts.confirmation()).toEqual({ sentAt: t.clock.now().toString() });
    expect(await visitor.accounts.activate({ id: queryOf(link, 'id'), token: queryOf(link, 'token') })).toEqual({
      email,
      isPartner: true,
    });
    const confirmed = await t.as({ userId: queryOf(link, 'id') });
    expect(await confirmed.accounts.viewer()).toMatchObject({ isConfirmed: true, partnerOnboardingStep: 1 });
    expect(await confirmed.accounts.confirmation()).toEqual({ sentAt: null });
  });

  it('twice at once is one person with one mail', async () => {
    const email = freshEmail();
    const views = await Promise.all([register(email), register(email), register(email)]);
    expect(new Set(views.map(({ id }) => id)).size).toBe(1);
    await t.runJobs();
    expect(t.mails.filter(({ to }) => to === email)).toHaveLength(1);
  });

  it('and is known as a customer proves the password, and is a partner then', async () => {
    const { email, userId } = await makeMember(t);
    await expect(
      register(email, { password: 'not the password', passwordConfirmation: 'not the password' }),
    ).rejects.toThrow('emailTaken');
    expect(await stepOf(userId)).toEqual({ is_partner: false, step: 0 });
    expect(await register(email)).toMatchObject({ id: userId, isPartner: true, partnerOnboardingStep: 1 });
  });

  it('and is a partner already keeps the step they are at', async () => {
    const { email, userId } = await makeMember(t);
    await t.rows('update users set is_partner = true, partner_onboarding_step = 3 where id = $1', [userId]);
    expect(await register(email)).toMatchObject({ id: userId, partnerOnboardingStep: 3 });
  });

  it('does not get at the bookings of a guest with that address', async () => {
    const { email, userId } = await makeUser(t, { passwordHash: null });
    await expect(register(email)).rejects.toThrow('emailTaken');
    expect(await stepOf(userId)).toEqual({ is_partner: false, step: 0 });
  });

  it.each([
    ['countryOfResidence', 'canada'],
    ['countryOfResidence', ''],
    ['phoneNumber', '12'],
    ['firstName', 'x'.repeat(81)],
    ['lastName', '<script>'],
    ['email', `${'x'.repeat(300)}@example.com`],
    ['password', 'short'],
  ])('says what is wrong with %s %j', async (field, value) => {
    await expect(register(freshEmail(), { [field]: value })).rejects.toThrow();
  });

  it('repeats the password without a mistake', async () => {
    await expect(register(freshEmail(), { passwordConfirmation: 'another one' })).rejects.toThrow('passwordsDontMatch');
  });
});

describe('a signed-in user', () => {
  const contact = (email: string) => {
    const { password: _one, passwordConfirmation: _two, ...rest } = owner(email);
    return rest;
  };

  it('becomes a partner by saying how they are reached', async () => {
    const { email, userId } = await makeMember(t);
    const me = await t.as({ userId });
    expect(await me.accounts.savePartnerContact(contact(email))).toMatchObject({
      isPartner: true,
      partnerOnboardingStep: 1,
      lastName: 'Tremblay',
    });
  });

  it('takes no address of another person, and a new one only with the password', async () => {
    const { userId } = await makeMember(t);
    const other = await makeMember(t);
    const me = await t.as({ userId });
    await expect(me.accounts.savePartnerContact(contact(freshEmail()))).rejects.toThrow('wrongPassword');
    await expect(
      me.accounts.savePartnerContact({ ...contact(other.email), currentPassword: PASSWORD }),
    ).rejects.toThrow('emailTaken');
    expect(await stepOf(userId)).toEqual({ is_partner: false, step: 0 });
  });

  it('is asked to sign in as a visitor', async () => {
    const visitor = await t.as();
    await expect(visitor.accounts.savePartnerContact(contact(freshEmail()))).rejects.toThrow('unauthenticated');
  });
});

describe('the steps of joining', () => {
  const move = (userId: string, step: 0 | 1 | 2 | 3) =>
    t.db.fork().transactional((em) => setOnboardingStep(em, userId, step));

  it('go on, never back, and are over once they are', async () => {
    const { id } = await register(freshEmail());
    await move(id, 2);
    await move(id, 1);
    expect(await stepOf(id)).toMatchObject({ step: 2 });
    await move(id, 3);
    await move(id, 0);
    await move(id, 2);
    expect(await stepOf(id)).toMatchObject({ step: 0 });
  });
});
