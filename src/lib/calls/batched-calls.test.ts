import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { batchedCalls } from './batched-calls.ts';
import { type Answering, CallError } from './calls.ts';

interface Heard {
  readonly method: string;
  readonly paths: readonly string[];
  readonly inputs: Readonly<Record<string, unknown>>;
  readonly language: unknown;
}

const heard: Heard[] = [];
const refusal = { message: 'No such place', code: -32_004, data: { httpStatus: 404, key: 'notFound' } };

/** Answers with each input, refuses `refused`, refuses all of a request for `tooMany`, and says nothing sensible for `broken`. */
const server = createServer(async (request, response) => {
  const { pathname, searchParams } = new URL(request.url ?? '', 'http://cloakroom.test');
  const paths = pathname.replace('/trpc/', '').split(',');
  const sent = request.method === 'POST' ? await text(request) : (searchParams.get('input') ?? '{}');
  const inputs = JSON.parse(sent) as Readonly<Record<string, unknown>>;
  heard.push({ method: request.method ?? '', paths, inputs, language: request.headers['x-locale'] });
  if (paths.includes('silent')) return;
  const answers = paths.map((path, index) =>
    path === 'refused' ? { error: refusal } : { result: { data: inputs[index] } },
  );
  response.end(
    paths.includes('broken')
      ? '<html>'
      : JSON.stringify(paths.includes('tooMany') ? { error: { ...refusal, message: 'Too many' } } : answers),
  );
});

let answering: Answering;
beforeAll(async () => {
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/trpc`;
  answering = batchedCalls({ url, longestAddress: 200, headers: { 'x-locale': 'fr' } });
});
beforeEach(() => {
  heard.length = 0;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const ask = (path: string, input?: unknown, signal?: AbortSignal) => answering({ type: 'query', path, input, signal });

test('queries of the same moment go in one request, in the language of the page', async () => {
  expect(await Promise.all([ask('a', { x: 1 }), ask('b'), ask('c', 'é')])).toEqual([{ x: 1 }, undefined, 'é']);
  expect(heard).toEqual([{ method: 'GET', paths: ['a', 'b', 'c'], inputs: { 0: { x: 1 }, 2: 'é' }, language: 'fr' }]);
});

test('a later query goes in a request of its own', async () => {
  await ask('a');
  await ask('b');
  expect(heard.map(({ paths }) => paths)).toEqual([['a'], ['b']]);
});

test('what changes something is sent as a body, apart from the queries', async () => {
  const change = answering({ type: 'mutation', path: 'save', input: { name: 'Amara' } });
  expect(await Promise.all([ask('a', 1), change])).toEqual([1, { name: 'Amara' }]);
  expect(heard).toContainEqual({ method: 'POST', paths: ['save'], inputs: { 0: { name: 'Amara' } }, language: 'fr' });
});

test('queries whose address would get too long are parted, and one that is too long goes alone', async () => {
  const inputs = ['a', 'x'.repeat(300), 'b', 'c'];
  expect(await Promise.all(inputs.map((input) => ask('of', input)))).toEqual(inputs);
  expect(heard.map(({ paths }) => paths.length).toSorted()).toEqual([1, 1, 2]);
});

test('a refused call says why, and those beside it are answered', async () => {
  const [good, bad] = await Promise.allSettled([ask('a', 1), ask('refused')]);
  expect(good).toEqual({ status: 'fulfilled', value: 1 });
  expect(bad).toMatchObject({ reason: { message: 'No such place', data: { httpStatus: 404, key: 'notFound' } } });
});

test('a request that is refused as a whole refuses each call', async () => {
  const refused = await Promise.allSettled([ask('tooMany'), ask('a')]);
  expect(refused).toMatchObject([{ reason: { message: 'Too many' } }, { reason: { message: 'Too many' } }]);
});

test('what is no answer of the server fails without data', async () => {
  const error: unknown = await ask('broken').catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(CallError);
  expect(error).toMatchObject({ data: undefined, cause: expect.any(SyntaxError) as unknown });
});

test('calls that are given up end, before they are sent and after', async () => {
  const session = new AbortController();
  const open = ask('silent', undefined, session.signal);
  await expect.poll(() => heard.length).toBe(1);
  session.abort();
  await expect(open).rejects.toBeInstanceOf(CallError);
  await expect(ask('a', 1, session.signal)).rejects.toBeInstanceOf(CallError);
  expect(heard).toHaveLength(1);
});
