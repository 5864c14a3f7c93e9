import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { digitsOf } from '#server/modules/accounts/second-factor/second-factor.fixture.ts';
import { aBank, makeListing, makeUser } from '#server/testing/factories.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';
import { runPayouts } from '../payouts-jobs.ts';
import { earn, fund, makeAccount } from '../payouts.fixture.ts';

let t: TestApp;
type Person = Awaited<ReturnType<TestApp['as']>>;
let noor: Person;
let ilan: Person;
beforeAll(async () => {
  t = await createTestApp();
  for (let each = 0; each < 5; each += 1) await fund(t);
  noor = await t.as(await makeUser(t, { role: 'admin', adminRole: 'finance' }));
  ilan = await t.as(await makeUser(t, { role: 'admin', adminRole: 'finance' }));
});
afterAll(() => t.close());

const failsWith = (key: string) => expect.objectContaining({ cause: expect.objectContaining({ key }) });
const work = async () => {
  await t.runJobs();
  await t.sandbox.settled();
  await t.runJobs();
};
const weekly = async () => {
  await t.jobs.tick(t.deps, 'run-payouts');
  await work();
};
const paidTo = (userId: string) =>
  t.rows<{ status: string; account_last4: string }>(
    'select status, account_last4 from payouts where user_id = $1 order by created_at, id',
    [userId],
  );
const asked = (more = {}) => ({ ...aBank, accountNumber: '000123456789', requestId: randomUUID(), ...more });

/** A person who is paid at their account, and has 12.84 to come. */
async function earning() {
  const { ownerId: userId } = await makeListing(t);
  await makeAccount(t, userId);
  await earn(t, userId, 1284);
  return { userId, partner: await t.as({ userId }) };
}

/** Sets a codes app up, so long ago that it proves a change. */
async function withApp(userId: string) {
  const partner = await t.as({ userId });
  const { secret, address } = await partner.secondFactor.begin();
  await partner.secondFactor.confirm({ code: digitsOf(t, secret, address) });
  return { code: () => digitsOf(t, secret, address) };
}
const days = (count: number) => t.clock.forward(60 * 24 * count);

const changeOf = async (userId: string) => {
  const change = await noor.admin.payoutRuns.account({ partnerId: userId });
  return change ?? expect.fail('no change');
};

describe('an account that was changed without a second factor', () => {
  it('is paid nothing: by the weekly run, the task, Run now, or for this partner alone', async () => {
    const { userId, partner } = await earning();
    await partner.payouts.saveBank(asked());
    await weekly();
    const finance = await t.as({ service: 'finance' });
    await finance.admin.runPayouts();
    await noor.admin.runPayouts();
    await work();
    await expect(noor.admin.payoutRuns.payPartner({ partnerId: userId })).rejects.toEqual(failsWith('nothingToPay'));
    await t.db.fork().transactional((em) => t.deps.jobs.enqueue(em, runPayouts, { userId }));
    await work();
    expect(await paidTo(userId)).toEqual([]);
    const { onHold } = await noor.admin.payoutRuns.list({});
    expect(onHold.find(({ partnerId }) => partnerId === userId)).toMatchObject({ hold: 'unproven' });
    expect((await noor.admin.home.get()).needs.map(({ id }) => id)).toContain(
      `payoutAccount:${(await changeOf(userId)).changeId}`,
    );
    expect(await partner.payouts.summary()).toMatchObject({
      tickets: [{ hold: 'unproven', balance: { minor: 1284 } }],
      unproven: { last4: '6789', canProve: false },
    });
  });

  it('is mailed to its partner, with what waits and whom to write to', async () => {
    const { userId, partner } = await earning();
    await partner.payouts.saveBank(asked());
    await t.runJobs();
    const [{ email } = { email: '' }] = await t.rows<{ email: string }>('select email from users where id = $1', [
      userId,
    ]);
    const told = t.mails.filter(({ to }) => to === email);
    expect(told.map(({ subject }) => subject)).toEqual(['The account for your payouts was changed']);
    expect(told[0]?.text).toContain('•••• 6789');
    expect(told[0]?.text).toContain('Nothing is paid to it until');
  });

  it('is paid nothing by the database either, whatever the code does', async () => {
    const { userId, partner } = await earning();
    await partner.payouts.saveBank(asked());
    const forced = t.rows(
      `insert into payouts (id, user_id, currency, amount_minor, status, created_at) values ($1, $2, 'CAD', 1284, 'requested', now())`,
      [randomUUID(), userId],
    );
    await expect(forced).rejects.toThrow('nobody has proven where this payout goes');
  });

  it('tells administrators the city it was changed from, and the address where its city is unknown', async () => {
    const { userId, partner } = await earning();
    await partner.payouts.saveBank(asked());
    const [{ from_ip: address } = { from_ip: '' }] = await t.rows<{ from_ip: string }>(
      'select from_ip from payout_account_changes where user_id = $1',
      [userId],
    );
    expect((await changeOf(userId)).from).toBe(address);
    const find = vi.spyOn(t.deps.ipLocation, 'find');
    const knows = (label: string) => find.mockResolvedValueOnce({ latitude: 43.65, longitude: -79.38, label });
    knows('Toronto');
    expect((await changeOf(userId)).from).toBe('Toronto');
    expect(find).toHaveBeenLastCalledWith(address);
    knows('');
    expect((await changeOf(userId)).from).toBe(address);
    find.mockRejectedValueOnce(new Error('broken'));
    expect((await changeOf(userId)).from).toBe(address);
    find.mockRestore();
  });

  it('is paid once two administrators have said yes, each once, and never one of them alone', async () => {
    const { userId, partner } = await earning();
    await partner.payouts.saveBank(asked());
    const { changeId } = await changeOf(userId);
    expect(await noor.admin.payoutRuns.vouch({ changeId })).toEqual({ outcome: 'waits' });
    await expect(noor.admin.payoutRuns.vouch({ changeId })).rejects.toEqual(failsWith('secondAdministratorNeeded'));
    expect(await changeOf(userId)).toMatchObject({ proof: null, firstYes: { isMe: true, name: 'Ada Lovelace' } });
    await weekly();
    expect(await paidTo(userId)).toEqual([]);
    expect(await ilan.admin.payoutRuns.vouch({ changeId })).toEqual({ outcome: 'released' });
    await expect(ilan.admin.payoutRuns.vouch({ changeId })).rejects.toEqual(failsWith('accountChangeGone'));
    await weekly();
    expect(await paidTo(userId)).toEqual([{ status: 'paid', account_last4: '6789' }]);
  });

  it('by two yeses at once of the same administrator is not released, by those of two it is once', async () => {
    const { userId, partner } = await earning();
    await partner.payouts.saveBank(asked());
    const { changeId } = await changeOf(userId);
    const yes = (person: Person) => person.admin.payoutRuns.vouch({ changeId });
    const same = await Promise.allSettled([yes(noor), yes(noor)]);
    expect(same.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    const others = await Promise.allSettled([yes(ilan), yes(ilan)]);
    expect(others.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    const forced = t.rows('update payout_account_changes set second_yes_by = first_yes_by where id = $1', [changeId]);
    await expect(forced).rejects.toThrow('two_administrators');
  });

  it('is looked at anew when it changes once more', async () => {
    const { userId, partner } = await earning();
    await partner.payouts.saveBank(asked());
    const { changeId } = await changeOf(userId);
    await noor.admin.payoutRuns.vouch({ changeId });
    t.clock.forward(1);
    await partner.payouts.saveBank(asked({ accountNumber: '000199998888' }));
    await expect(ilan.admin.payoutRuns.vouch({ changeId })).rejects.toEqual(failsWith('accountChangeGone'));
    expect(await changeOf(userId)).toMatchObject({ last4: '8888', firstYes: null, proof: null });
  });

  it('is no business of support, of strangers and of scripts, nor of an administrator whose account it is', async () => {
    const { userId, partner } = await earning();
    await partner.payouts.saveBank(asked());
    const { changeId } = await changeOf(userId);
    const support = await t.as(await makeUser(t, { role: 'admin', adminRole: 'support' }));
    for (const person of [support, partner, await t.as({ service: 'finance' })])
      await expect(person.admin.payoutRuns.vouch({ changeId })).rejects.toEqual(failsWith('forbidden'));
    await t.rows("update users set role = 'admin', admin_role = 'owner' where id = $1 returning id", [userId]);
    const own = (await t.as({ userId })).admin.payoutRuns.vouch({ changeId });
    await expect(own).rejects.toEqual(failsWith('secondAdministratorNeeded'));
  });

  it('stops a payout that was asked for before, which goes on once it is proven', async () => {
    const { userId, partner } = await earning();
    await t.db.fork().transactional((em) => t.deps.jobs.enqueue(em, runPayouts, { userId }));
    const away = { ok: false as const, failure: { kind: 'unreachable' as const, message: 'no answer' } };
    await t.jobs.run({ ...t.deps, cards: { ...t.deps.cards, transfer: async () => away } });
    await partner.payouts.saveBank(asked());
    await work();
    expect(await paidTo(userId)).toMatchObject([{ status: 'requested' }]);
    const { changeId } = await changeOf(userId);
    await noor.admin.payoutRuns.vouch({ changeId });
    await ilan.admin.payoutRuns.vouch({ changeId });
    await work();
    expect(await paidTo(userId)).toMatchObject([{ status: 'paid' }]);
  });

  it('is moved to their account at the provider once, however long the proof takes', async () => {
    const { userId, partner } = await earning();
    const { transfer } = t.deps.cards;
    const moved: string[] = [];
    const counting: typeof transfer = async (move) => {
      moved.push(move.idempotencyKey);
      return transfer(move);
    };
    const changedMeanwhile: typeof transfer = async (move) => {
      const answer = await counting(move);
      await partner.payouts.saveBank(asked());
      return answer;
    };
    const worked = (by: typeof transfer) => t.jobs.run({ ...t.deps, cards: { ...t.deps.cards, transfer: by } });
    await t.db.fork().transactional((em) => t.deps.jobs.enqueue(em, runPayouts, { userId }));
    expect(await worked(changedMeanwhile)).toEqual([]);
    expect(await paidTo(userId)).toMatchObject([{ status: 'requested' }]);
    // By then the provider knows the key of the first time no more.
    days(2);
    for (const each of [1, 2]) {
      const finance = await t.as(
        await makeUser(t, { role: 'admin', adminRole: 'finance', email: `finance-${each}@example.com` }),
      );
      const { changeId = '' } = (await finance.admin.payoutRuns.account({ partnerId: userId })) ?? {};
      await finance.admin.payoutRuns.vouch({ changeId });
    }
    expect(await worked(counting)).toEqual([]);
    await work();
    expect(await paidTo(userId)).toMatchObject([{ status: 'paid' }]);
    expect(moved).toHaveLength(1);
  });

  it('waits also when the account was forgotten in between, and while the provider’s answer is missing', async () => {
    const { userId, partner } = await earning();
    await partner.payouts.disconnect();
    await partner.payouts.saveBank(asked());
    await weekly();
    expect(await paidTo(userId)).toEqual([]);

    const other = await earning();
    const lost = { ok: false as const, failure: { kind: 'unreachable' as const, message: 'no answer' } };
    const saving = await t.as(
      { userId: other.userId },
      { cards: { ...t.deps.cards, saveConnectedAccount: async () => lost } },
    );
    await expect(saving.payouts.saveBank(asked())).rejects.toEqual(failsWith('payoutAccountUnknown'));
    await weekly();
    expect(await paidTo(other.userId)).toEqual([]);
  });

  it('is as it was when the provider refuses it', async () => {
    const { userId, partner } = await earning();
    await expect(partner.payouts.saveBank(asked({ routingNumber: '1' }))).rejects.toEqual(
      failsWith('payoutAccountRefused'),
    );
    await weekly();
    expect(await paidTo(userId)).toMatchObject([{ status: 'paid' }]);
  });
});

describe('an account that its partner proves', () => {
  it('by a session with the second factor is paid at once', async () => {
    const { userId } = await earning();
    await withApp(userId);
    days(8);
    await (await t.as({ userId })).payouts.saveBank(asked());
    await weekly();
    expect(await paidTo(userId)).toMatchObject([{ status: 'paid' }]);
  });

  it('by a code afterwards is paid from then on; by a wrong one it is not', async () => {
    const { userId } = await earning();
    const { code } = await withApp(userId);
    // Signed in with the second factor eight days ago.
    const session = await t.as({ userId });
    days(8);
    await session.payouts.saveBank(asked());
    expect(await session.payouts.summary()).toMatchObject({ unproven: { canProve: true } });
    await expect(session.payouts.proveAccount({ code: '000000' })).rejects.toEqual(failsWith('codeWrong'));
    expect(await session.payouts.proveAccount({ code: code() })).toMatchObject({ unproven: null });
    await weekly();
    expect(await paidTo(userId)).toMatchObject([{ status: 'paid' }]);
  });

  it('is not, by a second factor that was set up for it', async () => {
    const { userId } = await earning();
    const { code } = await withApp(userId);
    const partner = await t.as({ userId });
    await partner.payouts.saveBank(asked());
    t.clock.forward(1);
    await expect(partner.payouts.proveAccount({ code: code() })).rejects.toEqual(failsWith('accountChangeGone'));
    await weekly();
    expect(await paidTo(userId)).toEqual([]);
  });

  it('is their first one, of a partner who has earned nothing yet', async () => {
    const { ownerId: userId } = await makeListing(t, { bookable: false });
    const partner = await t.as({ userId });
    await partner.payouts.saveBank(asked());
    await partner.payouts.saveBank(asked());
    await earn(t, userId, 500);
    await weekly();
    expect(await paidTo(userId)).toMatchObject([{ status: 'paid' }]);
  });
});
