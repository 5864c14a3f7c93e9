import { readdirSync, readFileSync } from 'node:fs';
import { TRPCError } from '@trpc/server';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { adminPlaces } from '#shared/admin/places.ts';
import { appRouter } from '#server/api/app-router.ts';
import { restRows } from '#server/api/rest-rows.ts';
import { commands } from '#server/cli/commands.ts';
import { jobHandlers } from '#server/start/job-handlers.ts';
import { AppError } from '#server/platform/errors/app-error.ts';
import type { Act } from '#server/platform/access/act.ts';
import { makeListing, makeUser } from '#server/testing/factories.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';
import { askers, type Asking, cellOf, signs } from './actors.fixture.ts';
import { declaredActs } from './declared-acts.ts';
import { ageProof, workerOf } from './people.fixture.ts';

type Caller = Awaited<ReturnType<TestApp['as']>>;

const declared = Object.entries(declaredActs(appRouter));
const acts = declared.flatMap(([name, { whose, ...act }]) =>
  whose === undefined ? [] : [[name, { whose, ...act }] as const],
);

let t: TestApp;
let ownerId: string;
let tokens: Readonly<Record<string, string>>;
let callers: Readonly<Record<string, Caller>>;

beforeAll(async () => {
  t = await createTestApp();
  ownerId = (await makeUser(t, { isPartner: true })).userId;
  await makeListing(t, { ownerId });
  const owner = await t.as({ userId: ownerId });
  const made = (['read', 'counter', 'all'] as const).map(
    async (may) => [may, (await owner.tokens.make({ name: may, may, days: 30 })).token] as const,
  );
  tokens = Object.fromEntries(await Promise.all(made));
  callers = await everyCaller();
});
afterAll(() => t.close());

/** An administrator in a session whose code and proof are as old as said. */
async function administrator({ part, proof }: Asking & { kind: 'administrator' }): Promise<Caller> {
  const { userId } = await makeUser(t, { role: 'admin', adminRole: part });
  const caller = await t.as({ userId, factor: proof !== 'no code' });
  await ageProof(t, userId, proof);
  return caller;
}

async function callerFor(asking: Asking): Promise<Caller> {
  if (asking.kind === 'administrator') return administrator(asking);
  if (asking.kind === 'program') return t.as({ service: asking.role });
  if (asking.kind === 'token') return t.as({ token: tokens[asking.may] ?? '' });
  if (asking.kind === 'visitor') return t.as();
  if (asking.kind === 'staff') return t.as({ userId: await workerOf(t, ownerId) });
  const { userId } = await makeUser(t, { isPartner: asking.kind !== 'customer' });
  if (asking.kind === 'unconfirmed partner')
    await t.rows('update users set confirmed_at = null where id = $1', [userId]);
  return t.as({ userId });
}

async function everyCaller(): Promise<Readonly<Record<string, Caller>>> {
  const all: Record<string, Caller> = {};
  for (const [name, asking] of Object.entries(askers)) all[name] = await callerFor(asking);
  return all;
}

/** Called with nothing: who is let in meets at most the schema. */
async function signOf(caller: Caller, name: string): Promise<string> {
  let at: unknown = caller;
  for (const part of name.split('.')) at = Reflect.get(Object(at), part);
  try {
    await (at as (input: object) => Promise<unknown>)({});
    return '+';
  } catch (error) {
    const { cause, code } = error instanceof TRPCError ? error : { cause: error, code: 'INTERNAL_SERVER_ERROR' };
    if (code === 'INTERNAL_SERVER_ERROR') throw error;
    return cause instanceof AppError ? (signs[cause.key] ?? '+') : '+';
  }
}

it('every procedure declares for whom it is', () => {
  expect(declared.length).toBeGreaterThan(300);
  expect(declared.filter(([, { whose }]) => whose === undefined).map(([name]) => name)).toEqual([]);
});

it('administration is all under `admin`, but for its webhooks, and nothing else is', () => {
  const isMeant = (name: string) => name.startsWith('admin.') || /^webhooks\.\w+Administrators$/.test(name);
  expect(acts.filter(([name, { whose }]) => isMeant(name) !== (whose === 'administration'))).toEqual([]);
});

/** What an act asks, in a line of the kept table. */
const lineOf = (name: string, act: Act): string => {
  const { whose, parts = [], token = [], proof, second, tells } = act;
  const asks = [
    whose === 'administration' ? ['owner', ...parts].join(' ') : whose,
    ...token.map((use) => `token:${use}`),
    ...(proof === undefined ? [] : [`proof:${proof}`]),
    ...(second === undefined ? [] : ['second yes']),
    ...(tells === undefined ? [] : ['tells']),
  ];
  const cells = Object.values(askers).map((asking) => cellOf(act, asking));
  return `${cells.join('')}  ${name}  ${asks.join(', ')}`;
};

it('the kept table says what each act asks of whom', async () => {
  const head = Object.keys(askers).map((asker, nth) => `${'|'.repeat(nth)}, ${asker}`.replace(', ', ' '));
  const rows = restRows.map(({ method, path, whose }) => `${whose.padEnd(8)}  ${method} ${path}`);
  // What is done where the product runs, by who holds its database anyway, and by the product itself.
  const machine = [
    ...Object.keys(commands).map((name) => `task ${name}`),
    ...jobHandlers.map(({ job }) => `job ${job.name}`),
  ];
  const others = [...rows, ...machine.map((name) => `machine   ${name}`)];
  const text = [...head, ...acts.map(([name, act]) => lineOf(name, act)), '', ...others, ''].join('\n');
  await expect(text).toMatchFileSnapshot('./acts.txt');
});

it.each(acts)('%s', async (name, act) => {
  // Sessions end by some of these.
  const asking = act.whose === 'key' ? await everyCaller() : callers;
  const found: Record<string, string> = {};
  for (const [asker, caller] of Object.entries(asking)) found[asker] = await signOf(caller, name);
  const expected = Object.entries(askers).map(([asker, each]) => [asker, cellOf(act, each)] as const);
  // Behind the door of these the secret itself is asked for, and the account's own proofs, by tests of their own.
  if (act.proof === 'given' || act.whose === 'key')
    for (const [asker, cell] of expected) if (cell === '+') found[asker] = '+';
  expect(found).toEqual(Object.fromEntries(expected));
});

it('tasks of operations do what administration may, by the typed client', () => {
  const called = readdirSync('client/tasks').flatMap((file) =>
    [...readFileSync(`client/tasks/${file}`, 'utf8').matchAll(/client\s*\.([\w.\s]+?)\s*\.(?:query|mutate)\(/g)].map(
      ([, name = '']) => name.replaceAll(/\s/g, ''),
    ),
  );
  expect(called.length).toBeGreaterThan(15);
  const whose = new Map(acts.map(([name, act]) => [name, act.whose]));
  expect(called.filter((name) => whose.get(name) !== 'administration')).toEqual([]);
});

/** What each place of administration cannot do without: it is open to all who may ask for it. */
const asksOfPlaces: Readonly<Record<keyof typeof adminPlaces, string>> = {
  '/admin': 'admin.home.get',
  '/admin/change-requests': 'admin.changeRequests.list',
  '/admin/new-locations': 'admin.newLocations.list',
  '/admin/messages': 'admin.messages.list',
  '/admin/bookings': 'admin.bookings.list',
  '/admin/claims': 'admin.claims.list',
  '/admin/reviews': 'admin.reviews.list',
  '/admin/listings': 'admin.listings.find',
  '/admin/recruiting': 'admin.recruiting.list',
  '/admin/people': 'admin.people.find',
  '/admin/payouts': 'admin.payoutRuns.list',
  '/admin/pricing': 'admin.rates.list',
  '/admin/coupons': 'admin.coupons.list',
  '/admin/pages': 'admin.pages.list',
  '/admin/jobs': 'admin.jobs.list',
  '/admin/mails': 'admin.mails.list',
  '/admin/events': 'admin.events.list',
  '/admin/tokens': 'admin.tokens',
  '/admin/audit': 'admin.auditLog',
};

it('who may open a place of administration may ask for what stands there, and the other way round', () => {
  const byName = declaredActs(appRouter);
  const partsOf = (name: string) => byName[name]?.parts?.filter((part) => part !== 'reader').toSorted();
  const places = Object.entries(adminPlaces).map(([to, parts]) => [to, [...parts].toSorted()] as const);
  const asked = Object.entries(asksOfPlaces).map(([to, name]) => [to, partsOf(name)] as const);
  expect(Object.fromEntries(asked)).toEqual(Object.fromEntries(places));
});
