import { afterAll, beforeAll, expect, it } from 'vitest';
import { makeUser } from '#server/testing/factories.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';

let t: TestApp;
let owner: Awaited<ReturnType<TestApp['as']>>;
beforeAll(async () => {
  t = await createTestApp();
  owner = await t.as(await makeUser(t, { role: 'admin', adminRole: 'owner' }));
});
afterAll(() => t.close());

const ilan = { email: 'ilan@example.com', firstName: 'Ilan', lastName: 'Roth', role: 'support' } as const;
const linksTo = (email: string) =>
  t.mails.filter(({ to }) => to === email).flatMap(({ text }) => text.match(/\/login\/password-reset\?\S+/g) ?? []);

it('a colleague chooses a password by a mail, and is an administrator with a second factor to come', async () => {
  const { id } = await owner.admin.people.invite(ilan);
  await t.runJobs();
  const [link = ''] = linksTo(ilan.email);
  const asked = new URL(link, 'http://none').searchParams;
  expect(asked.get('client')).toBe('invited');
  const visitor = await t.as(null);
  const password = 'a cupboard of umbrellas';
  const token = asked.get('access-token') ?? '';
  await visitor.accounts.claim({ token, password, passwordConfirmation: password });
  const [row] = await t.rows(
    'select admin_role, role, confirmed_at is not null as confirmed from users where id = $1',
    [id],
  );
  expect(row).toEqual({ admin_role: 'support', role: 'admin', confirmed: true });
});

it('the number of administrators is right at once, also after another count', async () => {
  const { admins } = await owner.admin.people.counts();
  await owner.admin.people.invite({ ...ilan, email: 'noor@example.com' });
  expect(await owner.admin.people.counts()).toMatchObject({ admins: admins + 1 });
});

it('a person who is invited again gets another mail, and keeps what they booked as a guest', async () => {
  const guest = await makeUser(t, { passwordHash: null });
  const again = { ...ilan, email: guest.email, role: 'finance' } as const;
  expect((await owner.admin.people.invite(again)).id).toBe(guest.userId);
  await owner.admin.people.invite(again);
  await t.runJobs();
  expect(linksTo(guest.email)).toHaveLength(2);
});

it('a person who can sign in already is not invited, and only owners invite', async () => {
  const { email } = await makeUser(t);
  await expect(owner.admin.people.invite({ ...ilan, email })).rejects.toMatchObject({ cause: { key: 'emailTaken' } });
  const support = await t.as(await makeUser(t, { role: 'admin', adminRole: 'support' }));
  await expect(support.admin.people.invite({ ...ilan, email: 'x@example.com' })).rejects.toMatchObject({
    code: 'FORBIDDEN',
  });
});
