import { randomUUID } from 'node:crypto';
import { makeUser } from '#server/testing/factories.ts';
import type { TestApp } from '#server/testing/test-app.ts';
import { hashPassword } from './passwords.ts';

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
export type Headers = Record<string, string>;

/** One REST call; a form goes as multipart, anything else as JSON. */
export async function rest(
  t: Pick<TestApp, 'app'>,
  method: Method,
  path: string,
  payload?: object,
  headers: Headers = {},
) {
  const form = payload instanceof FormData ? new Response(payload) : null;
  const answer = await t.app.inject({
    method,
    url: `/api/v1${path}`,
    headers: form === null ? headers : { ...headers, 'content-type': form.headers.get('content-type') ?? '' },
    ...(form !== null
      ? { payload: Buffer.from(await form.arrayBuffer()) }
      : payload !== undefined
        ? { payload: payload as object }
        : {}),
  });
  return { status: answer.statusCode, body: answer.json<Record<string, never>>(), headers: answer.headers as Headers };
}

export const tripleOf = ({ headers }: { readonly headers: Headers }): Headers => ({
  'access-token': headers['access-token'] ?? '',
  client: headers.client ?? '',
  uid: headers.uid ?? '',
});

export const PASSWORD = 'a cupboard of umbrellas';

/** A person with a confirmed address who knows their password. */
export async function makeMember(t: TestApp, password = PASSWORD) {
  const email = freshEmail();
  const person = { email, firstName: 'Ada', lastName: 'Lovelace' };
  return makeUser(t, { email, passwordHash: await hashPassword(t.deps, person, password) });
}

export const freshEmail = (): string => `p-${randomUUID()}@example.com`;

export const signInBy = (t: Pick<TestApp, 'app'>, email: string, password = PASSWORD) =>
  rest(t, 'POST', '/auth/sign_in', { email, password });

/** The newest mail to a person, with the one link it is about. */
export async function lastMail(t: TestApp, to: string) {
  const failed = await t.runJobs();
  if (failed.length > 0) throw new Error('A mail could not be sent', { cause: failed[0]?.error });
  const mail = t.mails.findLast((one) => one.to === to);
  if (mail === undefined) throw new Error(`No mail went to ${to}`);
  const href = /href="(http:\/\/localhost:3000\/[^"]*)"/.exec(mail.html)?.[1] ?? '';
  return { ...mail, link: new URL(href.replaceAll('&amp;', '&')) };
}

export const queryOf = (link: URL, name: string): string => link.searchParams.get(name) ?? '';
