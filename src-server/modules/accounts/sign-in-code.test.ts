import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { keepMails } from '#server/platform/mail/keep-mails.ts';
import { makeUser } from '#server/testing/factories.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';
import { freshEmail, makeMember, PASSWORD } from './accounts.fixture.ts';
import { digitsOf } from './second-factor/second-factor.fixture.ts';

let t: TestApp;
beforeAll(async () => {
  t = await createTestApp();
});
afterAll(() => t.close());
beforeEach(() => {
  t.mails.length = 0;
  t.clock.forward(11);
});

const failsWith = (key: string) => expect.objectContaining({ cause: expect.objectContaining({ key }) });
const visitor = () => t.as(null);

/** The six digits of the newest mail to an address. */
function digitsTo(email: string): string {
  const digits = /\b\d{6}\b/.exec(t.mails.findLast(({ to }) => to === email)?.text ?? '')?.[0];
  if (digits === undefined) throw new Error(`no code was mailed to ${email}`);
  return digits;
}

async function ask(email: string): Promise<string> {
  await (await visitor()).accounts.requestSignInCode({ email });
  await t.runJobs();
  return digitsTo(email);
}

/** Another code than this one. */
const other = (code: string): string => String((Number(code) + 1) % 1_000_000).padStart(6, '0');

it('opens the account once, and its mail’s subject and the database do not tell it', async () => {
  const { email, userId } = await makeMember(t);
  const mailedCode = await ask(email);
  expect(t.mails.map(({ subject }) => subject).join()).not.toContain(mailedCode);
  expect(JSON.stringify(await t.rows('select code_hash from sign_in_codes'))).not.toContain(mailedCode);
  const caller = await visitor();
  expect(await caller.accounts.signInByCode({ email: ` ${email.toUpperCase()} `, mailedCode })).toMatchObject({
    email,
  });
  expect(await t.rows('select 1 from sessions where user_id = $1', [userId])).toHaveLength(1);
  await expect((await visitor()).accounts.signInByCode({ email, mailedCode })).rejects.toEqual(
    failsWith('mailedCodeWrong'),
  );
});

it('is read by no administrator in the mails that went out, one that the server refused included', async () => {
  const { email } = await makeMember(t);
  const mailedCode = await ask(email);
  const support = await t.as(await makeUser(t, { role: 'admin', adminRole: 'support' }));
  const [kept] = await t.rows<{ id: string; body: string }>('select id, body from sent_mails where recipient = $1', [
    email,
  ]);
  const mail = await support.admin.mails.get({ mailId: kept?.id ?? '' });
  expect(mail).toMatchObject({ to: email, body: expect.stringContaining('[code]') });
  const secret = '493027';
  const refuses = keepMails({ send: () => Promise.reject(new Error('no')) }, t.deps);
  const refusedMail = { to: email, subject: 'Code', html: '', text: `It is ${secret}.`, secret };
  await expect(refuses.send(refusedMail)).rejects.toBeDefined();
  const all = JSON.stringify(await t.rows('select m.* from sent_mails m where recipient = $1', [email]));
  expect(all).toContain('It is [code].');
  for (const code of [mailedCode, secret]) expect(JSON.stringify([mail, all])).not.toContain(code);
});

it('is used by one of two who type it at the same moment', async () => {
  const { email, userId } = await makeMember(t);
  const mailedCode = await ask(email);
  const tries = await Promise.allSettled(
    [await visitor(), await visitor()].map(({ accounts }) => accounts.signInByCode({ email, mailedCode })),
  );
  expect(tries.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  expect(await t.rows('select 1 from sessions where user_id = $1', [userId])).toHaveLength(1);
});

it('opens nothing after ten minutes, after five wrong tries, and after a newer one was mailed', async () => {
  const { email } = await makeMember(t);
  const late = await ask(email);
  t.clock.forward(10);
  await expect((await visitor()).accounts.signInByCode({ email, mailedCode: late })).rejects.toEqual(
    failsWith('mailedCodeWrong'),
  );
  const tried = await ask(email);
  for (let count = 0; count < 5; count++)
    await expect((await visitor()).accounts.signInByCode({ email, mailedCode: other(tried) })).rejects.toEqual(
      failsWith('mailedCodeWrong'),
    );
  await expect((await visitor()).accounts.signInByCode({ email, mailedCode: tried })).rejects.toEqual(
    failsWith('mailedCodeWrong'),
  );
  const old = await ask(email);
  const newest = await ask(email);
  await expect((await visitor()).accounts.signInByCode({ email, mailedCode: old })).rejects.toEqual(
    failsWith('mailedCodeWrong'),
  );
  expect(await (await visitor()).accounts.signInByCode({ email, mailedCode: newest })).toMatchObject({ email });
});

it('belongs to its address: another account’s code opens nothing', async () => {
  const [one, two] = [await makeMember(t), await makeMember(t)];
  const mailedCode = await ask(one.email);
  await ask(two.email);
  await expect((await visitor()).accounts.signInByCode({ email: two.email, mailedCode })).rejects.toEqual(
    failsWith('mailedCodeWrong'),
  );
});

it('stands for the password alone: the second factor is asked for, and uses nothing up until it is right', async () => {
  const { email, userId } = await makeMember(t);
  const owner = await t.as({ userId });
  const { secret, address } = await owner.secondFactor.begin();
  await owner.secondFactor.confirm({ code: digitsOf(t, secret, address) });
  t.clock.forward(1);
  const mailedCode = await ask(email);
  const caller = await visitor();
  await expect(caller.accounts.signInByCode({ email, mailedCode })).rejects.toEqual(failsWith('secondFactorAsked'));
  const digits = digitsOf(t, secret, address);
  await expect(caller.accounts.signInByCode({ email, mailedCode, code: other(digits) })).rejects.toEqual(
    failsWith('codeWrong'),
  );
  // Without the mail the factor is no use.
  await expect(caller.accounts.signInByCode({ email, mailedCode: other(mailedCode), code: digits })).rejects.toEqual(
    failsWith('mailedCodeWrong'),
  );
  expect(await caller.accounts.signInByCode({ email, mailedCode, code: digits })).toMatchObject({ email });
});

it('is never mailed to an administrator, and opens nothing for who became one meanwhile', async () => {
  const { email, userId } = await makeMember(t);
  const mailedCode = await ask(email);
  await t.rows("update users set role = 'admin', admin_role = 'support' where id = $1", [userId]);
  await expect((await visitor()).accounts.signInByCode({ email, mailedCode })).rejects.toEqual(
    failsWith('mailedCodeWrong'),
  );
  t.mails.length = 0;
  await (await visitor()).accounts.requestSignInCode({ email });
  await t.runJobs();
  expect(t.mails).toEqual([]);
});

it('is answered alike for an unknown address, to which nothing goes', async () => {
  const email = freshEmail();
  expect(await (await visitor()).accounts.requestSignInCode({ email })).toEqual(
    await (await visitor()).accounts.requestSignInCode({ email: (await makeMember(t)).email }),
  );
  await t.runJobs();
  expect(t.mails.filter(({ to }) => to === email)).toEqual([]);
  await expect((await visitor()).accounts.signInByCode({ email, mailedCode: '123456' })).rejects.toEqual(
    failsWith('mailedCodeWrong'),
  );
});

it('of an address that was never confirmed ends what a stranger set up under it', async () => {
  const { email, userId } = await makeMember(t);
  await t.rows('update users set confirmed_at = null, first_confirmed_at = null where id = $1', [userId]);
  const mailedCode = await ask(email);
  await (await visitor()).accounts.signInByCode({ email, mailedCode });
  await expect((await visitor()).accounts.signIn({ email, password: PASSWORD })).rejects.toEqual(
    failsWith('wrongCredentials'),
  );
  expect(await t.rows('select confirmed_at is not null as confirmed from users where id = $1', [userId])).toEqual([
    { confirmed: true },
  ]);
});

it('ends when the address or the password is changed', async () => {
  const { email, userId } = await makeMember(t);
  const mailedCode = await ask(email);
  const owner = await t.as({ userId });
  const next = 'a lighthouse of stamps';
  await owner.accounts.changePassword({ currentPassword: PASSWORD, password: next, passwordConfirmation: next });
  await expect((await visitor()).accounts.signInByCode({ email, mailedCode })).rejects.toEqual(
    failsWith('mailedCodeWrong'),
  );
});

it('is mailed five times an hour to one address', async () => {
  const caller = await t.as(null, { config: { ...t.deps.config, RATE_LIMITS: true } });
  const { email } = await makeMember(t);
  for (let count = 0; count < 5; count++) await caller.accounts.requestSignInCode({ email });
  await expect(caller.accounts.requestSignInCode({ email })).rejects.toEqual(failsWith('tooManyRequests'));
});
