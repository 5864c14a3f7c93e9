import { randomUUID } from 'node:crypto';
import { makeUser, someStay } from '#server/testing/factories.ts';
import type { TestApp } from '#server/testing/test-app.ts';

type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE';
type Headers = Record<string, string>;

/** One call of the REST API, with its answer read. */
export async function call(t: TestApp, method: Method, path: string, payload?: object, headers: Headers = {}) {
  const answer = await t.app.inject({ method, url: `/api/v1${path}`, headers, ...(payload && { payload }) });
  return { status: answer.statusCode, body: answer.json<Record<string, never>>(), headers: answer.headers as Headers };
}

/** What a client keeps of an answer, and sends with the next request. */
export const tripleOf = ({ headers }: { headers: Headers }): Headers => ({
  'access-token': headers['access-token'] ?? '',
  client: headers.client ?? '',
  uid: headers.uid ?? '',
});

/** The headers of a person new who is signed in. */
export async function signedIn(t: TestApp): Promise<Headers> {
  const { userId, email } = await makeUser(t);
  const { secret, client } = await t.deps.sessions.start(userId);
  return { 'access-token': secret, client, uid: email };
}

/** A guest as a booking names them. */
export const user = () => ({
  email: `r-${randomUUID()}@example.com`,
  first_name: 'Grace',
  last_name: 'Hopper',
  phone_number: '+14165550101',
});

/** The body of a booking of one bag. */
export const wanted = (listing_id: string) => ({
  listing_id,
  customer_drop_off_date: someStay.dropOffAt,
  customer_collection_date: someStay.pickUpAt,
  bags_number: 1,
});
