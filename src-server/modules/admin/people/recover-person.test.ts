import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { makeListing, makeUser } from '#server/testing/factories.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';

let t: TestApp;
beforeAll(async () => {
  t = await createTestApp();
});
afterAll(() => t.close());
beforeEach(async () => {
  await t.rows("update users set role = 'customer', admin_role = null where admin_role is not null returning id");
});

const failsWith = (key: string) => expect.objectContaining({ cause: expect.objectContaining({ key }) });
const administrator = async (adminRole: 'owner' | 'support') => {
  const { userId } = await makeUser(t, { role: 'admin', adminRole });
  return { userId, person: await t.as({ userId }) };
};
const giveFactor = (userId: string) =>
  t.rows(
    `insert into second_factors (user_id, version, confirmed_at, created_at) values ($1, $1, $2, $2) returning user_id`,
    [userId, t.clock.now().toString()],
  );
const hasFactor = async (userId: string) =>
  (await t.rows('select 1 from second_factors where user_id = $1', [userId])).length > 0;
const HOUR = 60;

describe('the second factor of a partner', () => {
  it('is taken away by support after 72 hours, and every known address hears of it at once', async () => {
    const { ownerId, id } = await makeListing(t);
    await t.rows("update listings set notifications_email = 'desk@example.com' where id = $1 returning id", [id]);
    await giveFactor(ownerId);
    const [row] = await t.rows<{ email: string }>('select email from users where id = $1', [ownerId]);
    const first = await administrator('support');
    const second = await administrator('support');
    t.mails.splice(0);
    expect(await first.person.admin.people.takeSecondFactor({ userId: ownerId })).toEqual({ state: 'waits' });
    expect(await t.runJobs()).toEqual([]);
    const told = t.mails.filter(({ subject }) => subject.includes('lose its second factor')).map(({ to }) => to);
    expect(told.toSorted()).toEqual(['desk@example.com', row?.email].toSorted());
    const start = t.clock.now();
    t.clock.forward(71 * HOUR);
    const again = (await t.as({ userId: second.userId })).admin.people.takeSecondFactor({ userId: ownerId });
    expect(await again).toEqual({ state: 'waits' });
    expect(await hasFactor(ownerId)).toBe(true);
    t.clock.forward(2 * HOUR);
    const last = (await t.as({ userId: second.userId })).admin.people.takeSecondFactor({ userId: ownerId });
    expect(await last).toEqual({ state: 'done' });
    expect(await hasFactor(ownerId)).toBe(false);
    t.clock.set(start);
  });

  it('stays where it was used since: who can use it needs no recovery', async () => {
    const { userId } = await makeUser(t);
    await giveFactor(userId);
    const { person, userId: support } = await administrator('support');
    await person.admin.people.takeSecondFactor({ userId });
    const start = t.clock.now();
    t.clock.forward(73 * HOUR);
    await t.rows('update second_factors set last_step = $2 where user_id = $1 returning user_id', [
      userId,
      Math.floor(t.clock.now().minusSeconds(3600).epochSecond() / 30),
    ]);
    const late = (await t.as({ userId: support })).admin.people;
    await expect(late.takeSecondFactor({ userId })).rejects.toEqual(failsWith('factorUsedSince'));
    expect(await hasFactor(userId)).toBe(true);
    expect(await late.takeSecondFactor({ userId })).toEqual({ state: 'waits' });
    t.clock.set(start);
  });

  it('is taken away by no program', async () => {
    const { userId } = await makeUser(t);
    await giveFactor(userId);
    for (const service of ['support', 'admin'] as const)
      await expect((await t.as({ service })).admin.people.takeSecondFactor({ userId })).rejects.toEqual(
        failsWith('forbidden'),
      );
    expect(await hasFactor(userId)).toBe(true);
  });
});

describe('the second factor of an administrator', () => {
  it('is taken away by two owners, however long one waits', async () => {
    const [one, two, of] = [await administrator('owner'), await administrator('owner'), await administrator('owner')];
    await giveFactor(of.userId);
    const start = t.clock.now();
    expect(await one.person.admin.people.takeSecondFactor({ userId: of.userId })).toEqual({ state: 'waits' });
    t.clock.forward(100 * HOUR);
    const again = (await t.as({ userId: one.userId })).admin.people.takeSecondFactor({ userId: of.userId });
    expect(await again).toEqual({ state: 'waits' });
    const other = (await t.as({ userId: two.userId })).admin.people.takeSecondFactor({ userId: of.userId });
    expect(await other).toEqual({ state: 'done' });
    expect(await hasFactor(of.userId)).toBe(false);
    t.clock.set(start);
  });

  it('is taken away by the only other owner after 72 hours, and at once on the machine itself', async () => {
    const [owner, of] = [await administrator('owner'), await administrator('support')];
    await giveFactor(of.userId);
    await owner.person.admin.people.takeSecondFactor({ userId: of.userId });
    const start = t.clock.now();
    t.clock.forward(73 * HOUR);
    const late = (await t.as({ userId: owner.userId })).admin.people.takeSecondFactor({ userId: of.userId });
    expect(await late).toEqual({ state: 'done' });
    t.clock.set(start);
    await giveFactor(owner.userId);
    const machine = await t.as({ service: 'machine' });
    expect(await machine.admin.people.takeSecondFactor({ userId: owner.userId })).toEqual({ state: 'done' });
    expect(await hasFactor(owner.userId)).toBe(false);
    const [entry] = await t.rows(
      'select action from audit_log where subject_id = $1 order by created_at desc limit 1',
      [owner.userId],
    );
    expect(entry).toEqual({ action: 'admin.people.takeSecondFactor' });
  });
});
