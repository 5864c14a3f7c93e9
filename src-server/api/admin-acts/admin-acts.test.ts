import { TRPCError } from '@trpc/server';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { appRouter } from '#server/api/app-router.ts';
import { PASSWORD } from '#server/modules/accounts/accounts.fixture.ts';
import { makeUser } from '#server/testing/factories.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';
import { declaredActs } from '../acts/declared-acts.ts';
import { type Acts, makeOwner, type World } from './act.fixture.ts';
import { contentActs } from './content.fixture.ts';
import { moneyActs } from './money.fixture.ts';
import { operationsActs } from './operations.fixture.ts';
import { peopleActs } from './people.fixture.ts';

const acts: Acts = { ...moneyActs, ...contentActs, ...peopleActs, ...operationsActs };

const declared = declaredActs(appRouter);

let t: TestApp;
let world: World;
let owner: { readonly userId: string };
beforeAll(async () => {
  t = await createTestApp();
  owner = await makeOwner(t);
  world = { t, ownerId: owner.userId, colleague: await t.as(await makeUser(t, { role: 'admin' })) };
});
afterAll(() => t.close());

/** A session that was left open for longer than its proof is good for. */
async function leftOpen() {
  const caller = await t.as(owner);
  t.clock.forward(16);
  world = { t, ownerId: owner.userId, colleague: await t.as(await makeUser(t, { role: 'admin' })) };
  return caller;
}

const callerOf =
  (person: unknown, name: string) =>
  async (input?: object): Promise<unknown> => {
    let at: unknown = person;
    for (const part of name.split('.')) at = Reflect.get(Object(at), part);
    return (at as (input?: object) => Promise<unknown>)(input);
  };

/** Why a call was refused: its key, or the code where the input alone is wrong. */
const whyNot = (call: Promise<unknown>): Promise<string> =>
  call.then(
    () => 'was done',
    (error: unknown) => {
      const key: unknown = Reflect.get(Object(Reflect.get(Object(error), 'cause')), 'key');
      return typeof key === 'string' ? key : error instanceof TRPCError ? error.code : String(error);
    },
  );

interface Entry {
  readonly actor_id: string;
  readonly action: string;
  readonly subject_id: string;
  readonly before: unknown;
  readonly after: unknown;
}

/** What was written down while something was done, by whomever. */
async function writtenWhile(work: () => Promise<unknown>): Promise<readonly Entry[]> {
  const sql = 'select id, actor_id, action, subject_id, before, after from audit_log order by created_at, id';
  const known = new Set((await t.rows<{ id: string }>(sql)).map(({ id }) => id));
  await work();
  return (await t.rows<Entry & { id: string }>(sql)).filter(({ id }) => !known.has(id));
}

const typeOf = (procedure: unknown): unknown => Reflect.get(Object(Reflect.get(Object(procedure), '_def')), 'type');

/** What is named of a row has to be so; a row that no one touched says nothing. */
const part = (expected: unknown): unknown =>
  typeof expected === 'object' &&
  expected !== null &&
  Object.keys(expected).length > 0 &&
  Object.getPrototypeOf(expected) === Object.prototype
    ? expect.objectContaining(expected)
    : expected;

it('every act of administrators stands here with an input', () => {
  const names = Object.entries(appRouter._def.procedures)
    .filter(([, procedure]) => typeOf(procedure) === 'mutation')
    .map(([name]) => name)
    .filter((name) => declared[name]?.whose === 'administration');
  expect(Object.keys(acts).toSorted()).toEqual(names.toSorted());
});

describe.each(Object.entries(acts))('%s', (name, act) => {
  let start: ReturnType<TestApp['clock']['now']>;
  beforeEach(() => {
    start = t.clock.now();
    return () => t.clock.set(start);
  });

  it('leaves exactly one row: who, what, to which thing, before and after', async () => {
    const session = await leftOpen();
    const { input, about, before = null, after = null, refused } = await act(world);
    const call = callerOf(session, name);
    const { proof, tells } = declared[name] ?? {};
    if (proof === 'lately') {
      expect(await writtenWhile(async () => expect(await whyNot(call(input))).toBe('proveAgain'))).toEqual([]);
      await session.accounts.prove({ password: PASSWORD });
    }
    if (proof === 'factor') {
      await session.accounts.prove({ password: PASSWORD });
      expect(await writtenWhile(async () => expect(await whyNot(call(input))).toBe('proveByFactor'))).toEqual([]);
      // As if the code of their app were given.
      await t.rows('update sessions set second_factor_at = $2 where user_id = $1', [
        owner.userId,
        t.clock.now().toString(),
      ]);
    }
    await t.runJobs();
    const mailed = t.mails.length;
    let answer: unknown;
    const rows = await writtenWhile(async () => {
      answer = await call(input);
    });
    expect(rows).toEqual([
      {
        id: expect.any(String),
        actor_id: owner.userId,
        action: name,
        subject_id: about ?? Reflect.get(Object(answer), 'id'),
        before: part(before),
        after: part(after),
      },
    ]);
    // Mails that can be taken back leave a little later.
    t.clock.forward(1);
    await t.runJobs();
    expect(t.mails.length > mailed).toBe(tells === true);
    if (refused === undefined) return;
    const again = async () => expect(await whyNot(call(refused.input ?? input))).toBe(refused.as);
    expect(await writtenWhile(again)).toEqual([]);
  });

  it('leaves none when the caller may not do it', async () => {
    const customer = await t.as(await makeUser(t));
    const waiting = await t.as({ ...owner, factor: false });
    for (const person of [customer, waiting])
      expect(await writtenWhile(async () => expect(await whyNot(callerOf(person, name)({}))).toMatch(/./))).toEqual([]);
  });
});
