import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';
import { lastMail, makeMember, PASSWORD, queryOf, rest } from './accounts.fixture.ts';
import { hashPassword, isPassword } from './passwords.ts';

let t: TestApp;
beforeAll(async () => {
  t = await createTestApp();
});
afterAll(() => t.close());

const failsWith = (key: string) => expect.objectContaining({ cause: expect.objectContaining({ key }) });
const person = { email: 'zoe.brandt+bags@example.com', firstName: 'Zoë', lastName: 'Müller-Ng' };
const hashed = (password: string, siteName = 'Cloakroom') =>
  hashPassword({ config: { ...t.deps.config, SITE_NAME: siteName } }, person, password);

describe('a password is refused', () => {
  it.each([
    ['that is on the list', 'Password123'],
    ['that is the 501st of the list', 'NutterTools'],
    ['that is the 10,000th of the list', 'dalmatio'],
    ['of a run of digits', '123123123'],
    ['of the site’s name', 'Cloakroom1'],
    ['that holds the site’s name', 'my-CLOAKROOM-2026!'],
    ['of one sign', 'aaaaaaaa'],
    ['of one sign, large and small', 'aAaAaAaA'],
    ['of one sign that is two units long', '🙂🙂🙂🙂🙂🙂🙂🙂'],
    ['of two signs', '12121212'],
    ['that holds a part of the last name', 'my muller! 99'],
    ['of the last name with its accents', 'MÜLLER2026'],
    ['of a short first name and digits', 'Zoe123456'],
    ['of a short part of the last name and digits', 'Ng20261127'],
    ['of a part of the address', 'brandt2026'],
    ['of the address', 'zoe.brandt+bags'],
  ])('%s: %j', async (_, password) => {
    await expect(hashed(password)).rejects.toMatchObject({ key: 'commonPassword', field: 'password' });
  });

  it('of a site of another name, also written apart, and not of ours there', async () => {
    await expect(hashed('bag-drop 2026', 'Bag Drop')).rejects.toMatchObject({ key: 'commonPassword' });
    expect(await isPassword(await hashed('cloakroom of coats', 'Bag Drop'), 'cloakroom of coats')).toBe(true);
  });
});

it.each([PASSWORD, 'products', 'seven zoetropes', 'evening trains', 'aaaaaaab cd'])('%j is taken', async (password) => {
  expect(await isPassword(await hashed(password), password)).toBe(true);
});

describe('a name of the person is no password', () => {
  const password = 'lovelace 1815';
  const twice = { password, passwordConfirmation: password };

  it('when it is changed', async () => {
    const me = await t.as(await makeMember(t));
    const change = me.accounts.changePassword({ currentPassword: PASSWORD, ...twice });
    await expect(change).rejects.toEqual(failsWith('commonPassword'));
  });

  it('when it is set by a mailed link, which stays good', async () => {
    const { email } = await makeMember(t);
    await rest(t, 'POST', '/auth/password', { email });
    const token = queryOf((await lastMail(t, email)).link, 'access-token');
    const visitor = await t.as(null);
    await expect(visitor.accounts.resetPassword({ token, ...twice })).rejects.toEqual(failsWith('commonPassword'));
    await visitor.accounts.resetPassword({
      token,
      password: 'a drawer of gloves',
      passwordConfirmation: 'a drawer of gloves',
    });
  });

  it('of a new customer or partner', async () => {
    const own = { ...twice, firstName: 'Ada', lastName: 'Lovelace', phoneNumber: '+14165550142' };
    const visitor = await t.as(null);
    const partner = { ...own, email: 'ada@elsewhere.example', countryOfResidence: 'CA' };
    await expect(visitor.accounts.registerPartner(partner)).rejects.toEqual(failsWith('commonPassword'));
    const customer = { email: 'ada@elsewhere.example', password, password_confirmation: password };
    const names = { first_name: 'Ada', last_name: 'Lovelace', phone_number: '+14165550142' };
    expect(await rest(t, 'POST', '/auth', { ...customer, ...names })).toMatchObject({
      status: 422,
      body: { errors: { password: ['This password is too common, please choose another'] } },
    });
  });
});
