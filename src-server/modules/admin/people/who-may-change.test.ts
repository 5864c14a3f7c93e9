import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeMember } from '#server/modules/accounts/accounts.fixture.ts';
import { digitsOf } from '#server/modules/accounts/second-factor/second-factor.fixture.ts';
import { confirmedOrder } from '#server/modules/booking/operations/operations.fixture.ts';
import { adminRoles } from '#shared/accounts/admin-roles.ts';
import { serviceTokensOf } from '#server/modules/accounts/accounts.module.ts';
import { makeUser } from '#server/testing/factories.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';

let t: TestApp;
let owner: Person;
let ownerId: string;
beforeAll(async () => {
  t = await createTestApp();
  ({ userId: ownerId } = await makeUser(t, { role: 'admin', adminRole: 'owner' }));
  await withFactor(ownerId);
  owner = await t.as({ userId: ownerId });
});
afterAll(() => t.close());

type Person = Awaited<ReturnType<TestApp['as']>>;
const failsWith = (key: string) => expect.objectContaining({ cause: expect.objectContaining({ key }) });

const withFactor = (userId: string) =>
  t.rows('insert into second_factors (user_id, version, created_at, confirmed_at) values ($1, $1, $2, $2)', [
    userId,
    t.clock.now().toString(),
  ]);

async function administrator(adminRole: (typeof adminRoles)[number]) {
  const { userId } = await makeUser(t, { role: 'admin', adminRole });
  await withFactor(userId);
  return { userId, person: await t.as({ userId }) };
}

/** An administrator whose access others are after, with a session, a program, a password and a second factor. */
async function target(adminRole: (typeof adminRoles)[number]) {
  const { userId } = await makeMember(t);
  await t.rows("update users set role = 'admin', admin_role = $2, is_partner = true where id = $1", [
    userId,
    adminRole,
  ]);
  await withFactor(userId);
  await t.deps.sessions.start(userId);
  const acts = { ownerId: userId, may: 'read' } as const;
  const made = await serviceTokensOf(t.db, t.clock).make({ name: 'Till', role: 'partner', days: 9, acts });
  return { userId, tokenId: made?.id ?? '' };
}
type Target = Awaited<ReturnType<typeof target>>;

const stateOf = ({ userId }: Target) =>
  t.rows(
    `select u.email, u.password_hash, u.admin_role, u.confirmed_at,
       (select count(*)::int from sessions where user_id = u.id) as sessions,
       (select count(*)::int from service_tokens where owner_id = u.id and revoked_at is null) as programs,
       (select count(*)::int from second_factors where user_id = u.id) as factors
     from users u where id = $1`,
    [userId],
  );

/** Each act of administration that changes how a person comes in. */
const acts: Record<string, (by: Person, of: Target) => Promise<unknown>> = {
  correctAddress: (by, { userId }) => by.admin.people.correctAddress({ userId, email: `mine-${userId}@example.com` }),
  sendResetLink: (by, { userId }) => by.admin.people.sendResetLink({ userId }),
  endSessions: (by, { userId }) => by.admin.people.endSessions({ userId, client: null }),
  revokeToken: (by, of) => by.admin.people.revokeToken(of),
  takeSecondFactor: (by, { userId }) => by.admin.people.takeSecondFactor({ userId }),
  setAdminRole: (by, { userId }) => by.admin.people.setAdminRole({ userId, role: 'finance' }),
};
const names = Object.keys(acts);

describe('how an administrator comes in', () => {
  it.each(names)('is changed by no colleague who is no owner, and by no program: %s', async (name) => {
    const { userId: programs } = await administrator('support');
    expect(programs).not.toBe('');
    for (const role of adminRoles) {
      const of = await target(role);
      const before = await stateOf(of);
      for (const colleague of ['support', 'finance', 'content'] as const) {
        const { person } = await administrator(colleague);
        await expect(acts[name]?.(person, of)).rejects.toEqual(failsWith('forbidden'));
      }
      for (const service of ['support', 'finance', 'reader', 'admin'] as const)
        await expect(acts[name]?.(await t.as({ service }), of)).rejects.toEqual(failsWith('forbidden'));
      expect(await stateOf(of)).toEqual(before);
    }
    await t.runJobs();
    expect(t.mails.filter(({ subject }) => subject.startsWith('Set your'))).toEqual([]);
  });

  it.each(names)('is changed by an owner, and by a task on the machine: %s', async (name) => {
    await acts[name]?.(owner, await target('support'));
    await acts[name]?.(await t.as({ service: 'machine' }), await target('support'));
    t.mails.splice(0);
  });

  it.each(['correctAddress', 'takeSecondFactor'])(
    'is changed in the settings where it is one’s own: %s',
    async (name) => {
      const own = acts[name]?.(owner, { userId: ownerId, tokenId: '' });
      await expect(own).rejects.toEqual(failsWith('ownAccess'));
    },
  );

  it('is given by no program: neither a role, nor an invitation, nor the undoing of one', async () => {
    const { userId } = await makeUser(t);
    const admin = await t.as({ service: 'admin' });
    const give = admin.admin.people.setAdminRole({ userId, role: 'owner' });
    await expect(give).rejects.toEqual(failsWith('forbidden'));
    const colleague = { email: 'new@example.com', firstName: 'Ilan', lastName: 'Roth', role: 'owner' } as const;
    await expect(admin.admin.people.invite(colleague)).rejects.toEqual(failsWith('forbidden'));
    await owner.admin.people.setAdminRole({ userId, role: 'support' });
    await owner.admin.people.setAdminRole({ userId, role: null });
    const [entry] = await t.rows<{ id: string }>(
      "select id from audit_log where action = 'admin.people.setAdminRole' and subject_id = $1 order by created_at desc, id desc limit 1",
      [userId],
    );
    await expect(admin.admin.undoAct({ entryId: entry?.id ?? '', reason: 'A mistake' })).rejects.toEqual(
      failsWith('forbidden'),
    );
    expect(await t.rows('select admin_role from users where id = $1', [userId])).toEqual([{ admin_role: null }]);
  });

  it('is given to no person whose address is not confirmed', async () => {
    const { userId } = await makeUser(t);
    await t.rows('update users set confirmed_at = null where id = $1', [userId]);
    const give = owner.admin.people.setAdminRole({ userId, role: 'support' });
    await expect(give).rejects.toEqual(failsWith('addressUnconfirmed'));
  });

  it('takes the second factor of the owner who changes it: a fresh password is not enough', async () => {
    const of = await target('support');
    const { userId } = await makeMember(t);
    await t.rows("update users set role = 'admin', admin_role = 'owner' where id = $1", [userId]);
    const person = await t.as({ userId });
    const { secret, address } = await person.secondFactor.begin();
    await person.secondFactor.confirm({ code: digitsOf(t, secret, address) });
    t.clock.forward(16);
    await person.accounts.prove({ password: 'a cupboard of umbrellas' });
    const before = await stateOf(of);
    for (const name of ['correctAddress', 'takeSecondFactor', 'setAdminRole'])
      await expect(acts[name]?.(person, of)).rejects.toEqual(failsWith('proveByFactor'));
    expect(await stateOf(of)).toEqual(before);
    await person.accounts.prove({ code: digitsOf(t, secret, address) });
    await acts['takeSecondFactor']?.(person, of);
    owner = await t.as({ userId: ownerId });
  });
});

it('an administrator who was invited is no guest whose address support corrects', async () => {
  const { who, id } = await confirmedOrder(t);
  await t.rows("update users set password_hash = null, role = 'admin', admin_role = 'support' where id = $1", [
    who.userId,
  ]);
  await t.runJobs();
  const [mail] = await t.rows<{ id: string }>(
    `select m.id from sent_mails m join bookings b on b.id = m.booking_id
     where b.id = $1 and lower(m.recipient) = lower(b.email) limit 1`,
    [id],
  );
  const { person } = await administrator('support');
  const correct = person.admin.mails.correct({ mailId: mail?.id ?? '', email: 'mine@example.com' });
  await expect(correct).rejects.toEqual(failsWith('addressNotCorrectable'));
});

it('a person whose sessions were ended reads of it, at the address that they had', async () => {
  const { userId, email } = await makeUser(t);
  await t.deps.sessions.start(userId);
  const { person } = await administrator('support');
  await person.admin.people.endSessions({ userId, client: null });
  await t.runJobs();
  expect(t.mails.findLast(({ to }) => to === email)?.subject).toBe('You were signed out of Cloakroom');
});
