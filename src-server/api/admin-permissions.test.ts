import { TRPCError } from '@trpc/server';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { appRouter } from '#server/api/app-router.ts';
import { adminRoles } from '#shared/accounts/admin-roles.ts';
import { adminPlaces } from '#shared/admin/places.ts';
import { serviceRoles } from '#server/platform/sessions/viewer.ts';
import { makeUser } from '#server/testing/factories.ts';
import { type ActingAs, createTestApp, type TestApp } from '#server/testing/test-app.ts';
import { asksOfPlaces, operators, risky, riskyByFactor } from './admin-permissions.fixture.ts';

let t: TestApp;
const people: Record<string, ActingAs> = { visitor: null };
beforeAll(async () => {
  t = await createTestApp();
  people.customer = await makeUser(t);
  people.partner = await makeUser(t, { isPartner: true });
  for (const role of adminRoles)
    people[`administrator: ${role}`] = await makeUser(t, { role: 'admin', adminRole: role });
  people['owner without the second factor'] = { ...(await makeUser(t, { role: 'admin' })), factor: false };
  for (const service of [...serviceRoles, 'machine'] as const) people[`token: ${service}`] = { service };
});
afterAll(() => t.close());

const procedures = Object.entries(appRouter._def.procedures);
const metaOf = (procedure: unknown, name: 'operators' | 'risky'): unknown =>
  Reflect.get(Object(Reflect.get(Object(Reflect.get(Object(procedure), '_def')), 'meta')), name);
const isForOperators = ([, procedure]: readonly [string, unknown]): boolean =>
  metaOf(procedure, 'operators') !== undefined;

it('every procedure of administration says who may call it', () => {
  const found = procedures.filter(isForOperators).map(([name]) => name);
  expect(found.toSorted()).toEqual(Object.keys(operators).toSorted());
});

it('money, roles, addresses, exports, keys and what is gone for good want a fresh proof', () => {
  const wanting = (proof: unknown) =>
    procedures.filter(([, each]) => metaOf(each, 'risky') === proof).map(([name]) => name);
  expect(wanting(true).toSorted()).toEqual(risky.toSorted());
  expect(wanting('factor').toSorted()).toEqual(riskyByFactor.toSorted());
});

it('nothing under `admin` is for anybody else', () => {
  const others = procedures.filter((each) => !isForOperators(each)).map(([name]) => name);
  expect(others.filter((name) => name.startsWith('admin.'))).toEqual([]);
});

it('who may open a place of administration may ask for what stands there, and the other way round', () => {
  const peopleOf = (procedure: string) => operators[procedure]?.filter((role) => role !== 'reader').toSorted();
  const places = Object.entries(adminPlaces).map(([to, roles]) => [to, [...roles].toSorted()] as const);
  const asked = Object.entries(asksOfPlaces).map(([to, procedure]) => [to, peopleOf(procedure)] as const);
  expect(Object.fromEntries(asked)).toEqual(Object.fromEntries(places));
});

/** Called with nothing: who may, gets past the door, and meets at most the schema. */
async function meets(who: ActingAs, name: string): Promise<string> {
  let at: unknown = await t.as(who);
  for (const part of name.split('.')) at = Reflect.get(Object(at), part);
  try {
    await (at as (input: object) => Promise<unknown>)({});
  } catch (error) {
    const code = error instanceof TRPCError ? error.code : 'BUG';
    return ['UNAUTHORIZED', 'FORBIDDEN', 'BUG', 'INTERNAL_SERVER_ERROR'].includes(code) ? code : 'in';
  }
  return 'in';
}

it.each(Object.entries(operators))('%s lets in owners, tokens `admin`, and: %s', async (name, roles) => {
  const mayEnter = [
    'administrator: owner',
    'token: admin',
    'token: machine',
    ...roles.flatMap((role) => [`administrator: ${role}`, `token: ${role}`]),
  ];
  for (const [who, acting] of Object.entries(people)) {
    const expected = mayEnter.includes(who) ? 'in' : who === 'visitor' ? 'UNAUTHORIZED' : 'FORBIDDEN';
    expect([who, await meets(acting, name)]).toEqual([who, expected]);
  }
});
