import { freshEmail, type Headers, PASSWORD, rest, tripleOf } from '#server/modules/accounts/accounts.fixture.ts';
import { insertRows } from '#server/platform/db/insert-rows.ts';
import { newId } from '#server/platform/ids.ts';
import { makeListing, makeToronto } from '#server/testing/factories.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';

const businessTypeId = newId();

/** An application where a location can be added in Toronto. */
export async function createPartnerApp(): Promise<TestApp> {
  const t = await createTestApp();
  await makeListing(t);
  await makeToronto(t);
  await t.db.fork().transactional(async (em) => {
    await insertRows(em, 'business_types', [{ id: businessTypeId, type: 'Reading room', position: 99 }]);
  });
  return t;
}

export const person = () => ({
  email: freshEmail(),
  phone_number: '+14165550142',
  first_name: 'Priya',
  last_name: 'Raman',
  country_of_residence: 'CA',
  password: PASSWORD,
  password_confirmation: PASSWORD,
});

export const location = {
  name: 'York St. Coffee Inc.',
  alternative_name: 'York St. Coffee',
  address: '61 York St, Toronto',
  latitude: 43.6466,
  longitude: -79.3822,
  emergency_phone: '+14165550142',
  max_capacity: 4,
  business_type_id: businessTypeId,
};

/** Somebody who has just signed up by REST, and their calls. */
export async function newPartner(t: TestApp) {
  const sent = person();
  const signedUp = await rest(t, 'POST', '/partners', sent);
  const headers = tripleOf(signedUp);
  const call = (method: Parameters<typeof rest>[1], path: string, payload?: object, more: Headers = {}) =>
    rest(t, method, path, payload, { ...headers, ...more });
  return { sent, signedUp, headers, call };
}

/** The same with a location, which nobody has seen yet. */
export async function withLocation(t: TestApp) {
  const who = await newPartner(t);
  const { body } = await who.call('POST', '/users/current-user/listings', { listing: location });
  const id = String(body.id);
  return { ...who, id, own: `/users/current-user/listings/${id}` };
}

/** The address of one of a list. */
export const at = (path: string, id: unknown) => `${path}/${String(id)}`;
