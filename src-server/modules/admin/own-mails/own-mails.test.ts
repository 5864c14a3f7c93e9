import { Instant } from '@js-joda/core';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { AdminRole } from '#shared/accounts/admin-roles.ts';
import { atClock, atTheDoor, takingIn } from '#server/modules/booking/door/door.fixture.ts';
import { newId } from '#server/platform/ids.ts';
import { makeUser } from '#server/testing/factories.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';

let t: TestApp;
beforeAll(async () => {
  t = await createTestApp();
});
beforeEach(async () => {
  await t.rows('truncate incidents, morning_mails, admin_mails, failed_jobs, check_runs, door_reports cascade');
  await t.rows(`update payouts set status = 'paid' where status = 'failed'`);
  await t.rows(`update users set role = 'customer', admin_role = null where role = 'admin'`);
  await t.runJobs();
  t.mails.length = 0;
});
afterAll(() => t.close());

const at = (time: string) => t.clock.set(Instant.parse(time));
const tick = async (name: 'morning-mails' | 'watch-incidents') => {
  await t.tick(name);
  await t.runJobs();
};
async function administrator(adminRole: AdminRole, more: Partial<Parameters<typeof makeUser>[1]> = {}) {
  const { userId, email } = await makeUser(t, { role: 'admin', adminRole, ...more });
  const person = await t.as({ userId });
  const mails = () => t.mails.filter(({ to }) => to === email);
  return { userId, person, mails, wants: person.admin.ownMails.set };
}
const morning = { morningHour: 7, timeZone: 'America/Toronto', atOnce: false };
const failJob = (queue: string) =>
  t.rows(
    `insert into failed_jobs (id, queue, payload, error, tries, added_at, failed_at) values ($1, $2, '{}', 'Error: gone', 6, $3, $3)`,
    [newId(), queue, t.clock.now().toString()],
  );
const check = (faults: readonly string[]) =>
  t.rows(
    `insert into check_runs (name, ran_at, took_ms, counted, faults, hints) values ('ledger', $1, 1, '{}', $2, '[]')
     on conflict (name) do update set faults = excluded.faults`,
    [t.clock.now().toString(), JSON.stringify(faults)],
  );
async function failedPayout() {
  const { userId } = await makeUser(t, { isPartner: true });
  const id = newId();
  await t.rows(
    `insert into payouts (id, user_id, currency, amount_minor, status, created_at) values ($1, $2, 'CAD', 8820, 'failed', $3)`,
    [id, userId, t.clock.now().toString()],
  );
  return { retried: () => t.rows(`update payouts set status = 'paid' where id = $1`, [id]) };
}

describe('the morning mail', () => {
  it('is off until it is chosen, and comes once a day from its hour on, however often the job runs', async () => {
    at('2026-11-25T10:00:00Z');
    const { wants, mails } = await administrator('support');
    at('2026-11-25T12:00:00Z');
    await tick('morning-mails');
    expect(mails()).toEqual([]);
    at('2026-11-25T11:00:00Z');
    await wants(morning);
    at('2026-11-25T11:59:00Z');
    await tick('morning-mails');
    expect(mails()).toEqual([]);
    at('2026-11-25T12:00:00Z');
    await Promise.all([t.tick('morning-mails'), t.tick('morning-mails')]);
    await t.runJobs();
    await tick('morning-mails');
    expect(mails().map(({ subject }) => subject)).toEqual(['Cloakroom this morning: Wed, Nov 25']);
    expect(mails()[0]?.text).toContain('You are all caught up.');
    at('2026-11-26T12:15:00Z');
    await tick('morning-mails');
    expect(mails()).toHaveLength(2);
  });

  it('comes once by two processes at the same time', async () => {
    at('2026-11-25T10:00:00Z');
    const { wants, mails } = await administrator('support');
    await wants(morning);
    at('2026-11-25T12:00:00Z');
    const jobs = await t.rows<{ count: number }>(
      `select count(*)::int as count from test_jobs where name = 'send-morning-mail'`,
    );
    await Promise.all([1, 2, 3, 4].map(() => t.tick('morning-mails')));
    const [after] = await t.rows<{ count: number }>(
      `select count(*)::int as count from test_jobs where name = 'send-morning-mail'`,
    );
    expect((after?.count ?? 0) - (jobs[0]?.count ?? 0)).toBe(1);
    await t.runJobs();
    expect(mails()).toHaveLength(1);
  });

  it('goes out when it is tried again, and is not written twice', async () => {
    at('2026-11-25T10:00:00Z');
    const { wants, mails } = await administrator('support');
    await wants(morning);
    at('2026-11-25T12:00:00Z');
    const send = vi.spyOn(t.deps.mail, 'send').mockRejectedValueOnce(new Error('the mail server is away'));
    await tick('morning-mails');
    expect(mails()).toEqual([]);
    send.mockRestore();
    await t.runJobs();
    await tick('morning-mails');
    expect(mails()).toHaveLength(1);
  });

  it.each([
    [
      'where the hour is skipped, when the clock goes on',
      2,
      '2026-03-08',
      '2026-03-08T06:59:00Z',
      '2026-03-08T07:00:00Z',
    ],
    ['where the hour comes twice, at the first', 1, '2026-11-01', '2026-11-01T04:59:00Z', '2026-11-01T05:00:00Z'],
    ['after the clock was put back, by the new one', 7, '2026-11-01', '2026-11-01T11:59:00Z', '2026-11-01T12:00:00Z'],
  ])('comes %s', async (_, morningHour, day, before, due) => {
    at(`${day}T02:00:00Z`);
    const { wants, mails } = await administrator('support');
    await wants({ ...morning, morningHour });
    at(before);
    await tick('morning-mails');
    expect(mails()).toEqual([]);
    at(due);
    await tick('morning-mails');
    at(Instant.parse(due).plusSeconds(3600).toString());
    await tick('morning-mails');
    expect(mails()).toHaveLength(1);
  });

  it('counts from the next coming of an hour that is chosen, and no day has two mails', async () => {
    at('2026-11-25T13:00:00Z');
    const { wants, mails } = await administrator('support');
    await wants(morning);
    await tick('morning-mails');
    expect(mails()).toEqual([]);
    at('2026-11-26T12:00:00Z');
    await tick('morning-mails');
    await wants({ ...morning, morningHour: 9 });
    at('2026-11-26T14:00:00Z');
    await tick('morning-mails');
    expect(mails()).toHaveLength(1);
    await wants({ ...morning, morningHour: null });
    at('2026-11-27T12:00:00Z');
    await tick('morning-mails');
    expect(mails()).toHaveLength(1);
  });

  it('tells the day as the page does, and what needs a person of the role, in their language', async () => {
    atClock(t, '05:00');
    const owner = await administrator('owner', { language: 'french' });
    const finance = await administrator('finance');
    const content = await administrator('content');
    for (const { wants } of [owner, finance, content]) await wants({ ...morning, morningHour: 12 });
    await failedPayout();
    await failJob('read-calendar');
    const { bookingId } = await atTheDoor(t, { bagsCount: 2 });
    const [order] = await t.rows<{ code: string }>('select code from bookings where id = $1', [bookingId]);
    atClock(t, '12:00');
    await tick('morning-mails');
    const textOf = ({ mails }: typeof owner) => (mails()[0]?.text ?? '').replaceAll(/\s+/g, ' ');
    expect(owner.mails()[0]?.html).toContain('lang="fr"');
    expect(textOf(owner)).toContain('Le versement de 88,20 $ CAD a échoué');
    expect(owner.mails()[0]?.html).toContain(`/admin/bookings?booking=${order?.code}`);
    expect(textOf(finance)).toMatch(/Not come after 30 min .*CLK-.* 1 Doors/);
    expect(textOf(finance)).toContain('Payout of $88.20 CAD failed');
    expect(textOf(finance)).not.toContain('failed for good');
    expect(textOf(owner)).toContain('Calendriers des partenaires');
    expect(textOf(content)).not.toContain('CLK-');
    expect(textOf(content)).not.toContain('88.20');
    expect(textOf(content)).toContain('You are all caught up.');
  });
});

describe('mails about incidents', () => {
  it('come once an incident, again when it has come back, and to owners who have chosen nothing', async () => {
    at('2026-11-25T10:00:00Z');
    const owner = await administrator('owner');
    const support = await administrator('support');
    await check(['one cent is missing']);
    await Promise.all([t.tick('watch-incidents'), t.tick('watch-incidents')]);
    await t.runJobs();
    await tick('watch-incidents');
    expect(owner.mails().map(({ subject }) => subject)).toEqual(['A check found a fault']);
    expect(support.mails()).toEqual([]);
    at('2026-11-26T10:00:00Z');
    await tick('watch-incidents');
    expect(owner.mails()).toHaveLength(1);
    await check([]);
    await tick('watch-incidents');
    await check(['two cents are missing']);
    await tick('watch-incidents');
    expect(owner.mails()).toHaveLength(2);
  });

  it('come at most once an hour of a kind; what began meanwhile comes in one mail', async () => {
    at('2026-11-25T10:00:00Z');
    const owner = await administrator('owner');
    await failedPayout();
    await tick('watch-incidents');
    at('2026-11-25T10:10:00Z');
    const gone = await failedPayout();
    await failedPayout();
    await failedPayout();
    await failJob('read-calendar');
    await tick('watch-incidents');
    const subjects = () => owner.mails().map(({ subject }) => subject);
    expect(subjects()).toEqual(['A payout failed', 'Jobs are failing']);
    await gone.retried();
    at('2026-11-25T11:01:00Z');
    await failJob('read-calendar');
    await tick('watch-incidents');
    expect(subjects()).toEqual(['A payout failed', 'Jobs are failing', '2 payouts failed']);
  });

  it('go to those whose work it is and who want them', async () => {
    at('2026-11-25T10:00:00Z');
    const people = {
      owner: await administrator('owner'),
      support: await administrator('support'),
      finance: await administrator('finance'),
      content: await administrator('content'),
    };
    for (const { wants } of Object.values(people)) await wants({ ...morning, morningHour: null, atOnce: true });
    const quiet = await administrator('owner');
    await quiet.wants({ ...morning, morningHour: null, atOnce: false });
    await failedPayout();
    await failJob('read-calendar');
    await check(['one cent is missing']);
    await tick('watch-incidents');
    const heard = Object.entries(people).map(([role, { mails }]) => [
      role,
      mails()
        .map(({ subject }) => subject)
        .toSorted(),
    ]);
    const [payout, checked, jobs] = ['A payout failed', 'A check found a fault', 'Jobs are failing'];
    expect(Object.fromEntries(heard)).toEqual({
      owner: [checked, payout, jobs],
      support: [checked, jobs],
      finance: [checked, payout],
      content: [],
    });
    expect(quiet.mails()).toEqual([]);
  });

  it('tell of a shut door with bags inside that the location has not answered for ten minutes, and of no other', async () => {
    atClock(t, '09:00');
    const owner = await administrator('owner', { language: 'spanish' });
    const { bookingId, person, owner: shop, listing } = await atTheDoor(t, { bagsCount: 2 });
    const other = await atTheDoor(t, { listing });
    atClock(t, '11:05');
    await other.person.doors.report({ bookingId: other.bookingId, withBags: false });
    await shop.custody.checkIn(takingIn(bookingId, { bagsCount: 2 }));
    await tick('watch-incidents');
    expect(owner.mails()).toEqual([]);
    atClock(t, '13:00');
    await person.doors.report({ bookingId, withBags: true });
    atClock(t, '13:09');
    await tick('watch-incidents');
    expect(owner.mails()).toEqual([]);
    atClock(t, '13:10');
    await tick('watch-incidents');
    expect(owner.mails().map(({ subject }) => subject)).toEqual(['Hay equipaje detrás de una puerta cerrada']);
    expect(owner.mails()[0]?.html).toContain('/admin/bookings?booking=CLK-');
  });

  it('tell of a traveller whom a location has not answered for ten minutes, once', async () => {
    atClock(t, '09:00');
    const support = await administrator('support');
    await support.wants({ ...morning, morningHour: null, atOnce: true });
    const { bookingId, person } = await atTheDoor(t);
    await person.messages.writeToLocation({ bookingId, text: 'Which door?', requestId: newId() });
    const at = t.clock.now();
    t.clock.set(at.plusSeconds(599));
    await tick('watch-incidents');
    expect(support.mails()).toEqual([]);
    t.clock.set(at.plusSeconds(600));
    await tick('watch-incidents');
    await tick('watch-incidents');
    expect(support.mails().map(({ subject }) => subject)).toEqual(['A traveller waits for an answer']);
    expect(support.mails()[0]?.html).toContain('/admin/bookings?booking=CLK-');
  });

  it('are not sent when it is over before', async () => {
    at('2026-11-25T10:00:00Z');
    const owner = await administrator('owner');
    await check(['one cent is missing']);
    await t.tick('watch-incidents');
    await check([]);
    await t.runJobs();
    expect(owner.mails()).toEqual([]);
  });
});

describe('the choice of mails', () => {
  it('is each administrator’s own, and no one else’s', async () => {
    const one = await administrator('finance');
    const other = await administrator('content');
    expect(await one.person.admin.ownMails.get()).toEqual({ morningHour: null, timeZone: null, atOnce: false });
    await one.wants({ ...morning, atOnce: true });
    expect(await one.person.admin.ownMails.get()).toEqual({ ...morning, atOnce: true });
    expect(await other.person.admin.ownMails.get()).toEqual({ morningHour: null, timeZone: null, atOnce: false });
    expect(await (await administrator('owner')).person.admin.ownMails.get()).toMatchObject({ atOnce: true });
    const partner = await t.as(await makeUser(t, { isPartner: true }));
    const locked = await t.as({ userId: one.userId, factor: false });
    for (const stranger of [partner, locked]) {
      await expect(stranger.admin.ownMails.get()).rejects.toMatchObject({ code: 'FORBIDDEN' });
      await expect(stranger.admin.ownMails.set(morning)).rejects.toMatchObject({ code: 'FORBIDDEN' });
    }
    await expect((await t.as()).admin.ownMails.set(morning)).rejects.toMatchObject({ code: 'UNAUTHORIZED' });
    await expect((await t.as({ service: 'admin' })).admin.ownMails.set(morning)).rejects.toMatchObject({
      code: 'FORBIDDEN',
    });
    await expect(one.wants({ ...morning, timeZone: 'Mars/Olympus' })).rejects.toMatchObject({ code: 'BAD_REQUEST' });
  });

  it('ends with the role', async () => {
    at('2026-11-25T10:00:00Z');
    const { userId, wants, mails } = await administrator('owner');
    await wants({ ...morning, atOnce: true });
    await t.rows(`update users set role = 'customer', admin_role = null where id = $1`, [userId]);
    await check(['one cent is missing']);
    at('2026-11-25T12:00:00Z');
    await tick('morning-mails');
    await tick('watch-incidents');
    expect(mails()).toEqual([]);
  });
});
