import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { earn, makePartner } from '#server/modules/payouts/payouts.fixture.ts';
import { createJobRunner } from '#server/platform/jobs/job-queue.ts';
import { newId } from '#server/platform/ids.ts';
import { aBooking, makeListing, makeUser } from '#server/testing/factories.ts';
import { searchesNoted } from '#server/modules/search/note-search.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';

type Person = Awaited<ReturnType<TestApp['as']>>;
let t: TestApp;
let owner: Person;
let support: Person;
let finance: Person;
beforeAll(async () => {
  t = await createTestApp();
  owner = await t.as(await makeUser(t, { role: 'admin' }));
  support = await t.as(await makeUser(t, { role: 'admin', adminRole: 'support' }));
  finance = await t.as(await makeUser(t, { role: 'admin', adminRole: 'finance' }));
});
afterAll(() => t.close());

/** A confirmed booking of a guest. */
async function guestBooked() {
  const { id: listingId } = await makeListing(t, { capacity: 9 });
  const visitor = await t.as();
  const email = `${randomUUID()}@exmple.com`;
  const guest = { firstName: 'Priya', lastName: 'Raman', email, phoneNumber: '+14165550111', countryOfResidence: 'CA' };
  const order = await visitor.booking.create({ ...aBooking(listingId), guest, card: { cardToken: 'tok_visa' } });
  return { ...order, email };
}

const failedJob = async (queue: string, payload: object, error: string) => {
  const id = randomUUID();
  await t.rows(
    'insert into failed_jobs (id, queue, payload, error, tries, added_at, failed_at) values ($1, $2, $3, $4, 6, $5, $5)',
    [id, queue, JSON.stringify(payload), error, t.clock.now().toString()],
  );
  return id;
};

describe('a job that failed for good', () => {
  it('is one with those alike, says what it carries without an address, and runs once more when it is asked for', async () => {
    const { id: bookingId, code } = await guestBooked();
    await t.runJobs();
    t.mails.length = 0;
    const payload = { bookingId, kind: 'confirmed', to: 'traveller' };
    const first = await failedJob('send-booking-mail', payload, 'Error: 550 no mailbox a@example.com');
    const second = await failedJob('send-booking-mail', payload, 'Error: 550 no mailbox b@example.com');
    const { failed } = await support.admin.jobs.list();
    const group = failed.find(({ ids }) => ids.includes(first));
    expect(group?.ids.toSorted()).toEqual([first, second].toSorted());
    // Both are about one and the same traveller.
    expect(group?.people).toBe(1);
    const job = await support.admin.jobs.get({ jobId: first });
    expect(job.facts.find(({ name }) => name === 'bookingId')).toMatchObject({ bookingCode: code });
    const both = { ids: [first, second] };
    expect(await support.admin.jobs.retry(both)).toEqual({ jobs: 2, queue: expect.any(String) });
    expect(await support.admin.jobs.retry(both)).toEqual({ jobs: 0, queue: null });
    await t.runJobs();
    expect(t.mails).toHaveLength(2);
  });

  it('is dropped with a reason, which can be undone', async () => {
    const id = await failedJob('read-calendar', { calendarId: newId() }, 'Error: gone');
    expect(await support.admin.jobs.drop({ ids: [id], reason: 'The calendar was removed' })).toEqual({
      jobs: 1,
      queue: 'read-calendar',
    });
    const { dropped, failed } = await support.admin.jobs.list();
    expect(dropped).toMatchObject([{ ids: [id], reason: 'The calendar was removed' }]);
    expect(failed.flatMap(({ ids }) => ids)).not.toContain(id);
    expect(await support.admin.jobs.retry({ ids: [id] })).toEqual({ jobs: 0, queue: null });
    expect(await support.admin.jobs.undrop({ ids: [id] })).toEqual({ jobs: 1, queue: 'read-calendar' });
    expect((await support.admin.jobs.list()).failed.flatMap(({ ids }) => ids)).toContain(id);
  });

  it('hides the address that it carries until an administrator asks for it, and never what opens something', async () => {
    const id = await failedJob('request-password-reset', { email: 'lena@example.com', token: 'opens@it' }, 'Error: no');
    const job = await support.admin.jobs.get({ jobId: id });
    expect(job.facts).toMatchObject([
      { name: 'email', text: '…', isAddress: true },
      { name: 'token', text: '…', isAddress: false },
    ]);
    expect(JSON.stringify([job, await support.admin.jobs.list()])).not.toMatch(/lena@example|opens@it/);
    expect(await support.admin.jobs.showAddress({ jobId: id, field: 'email' })).toEqual({
      address: 'lena@example.com',
      queue: 'request-password-reset',
    });
    for (const field of ['token', 'constructor', 'userId'])
      await expect(support.admin.jobs.showAddress({ jobId: id, field })).rejects.toThrow();
    await expect(support.admin.jobs.showAddress({ jobId: randomUUID(), field: 'email' })).rejects.toThrow();
  });

  it('in the queue itself is kept, and the queue’s hours are counted', async () => {
    const runner = createJobRunner({ url: t.databaseUrl, log: { error: () => undefined } });
    await runner.start([], () => Promise.resolve());
    await runner.stop();
    const id = randomUUID();
    await t.rows(`select pgboss.create_queue('read-calendar', '{"policy": "standard"}')`);
    await t.rows(
      `insert into pgboss.job (id, name, data, state, retry_count, output, started_on, completed_on)
       values ($1, 'read-calendar', '{}', 'failed', 3, '{"message": "Error: away"}', now(), now())`,
      [id],
    );
    await t.jobs.tick(t.deps, 'keep-failed-jobs');
    await t.jobs.tick(t.deps, 'keep-failed-jobs');
    expect(await support.admin.jobs.get({ jobId: id })).toMatchObject({ error: 'Error: away', tries: 4 });
    const { queues } = await support.admin.jobs.list();
    expect(queues.find(({ name }) => name === 'read-calendar')?.failed.at(-1)).toBe(1);
    const waiting = randomUUID();
    await t.rows(
      `insert into pgboss.job (id, name, data, state, retry_count, start_after)
       values ($1, 'read-calendar', '{}', 'retry', 1, now() + interval '1 hour')`,
      [waiting],
    );
    const retrying = async () => (await support.admin.jobs.list()).retrying;
    expect(await retrying()).toMatchObject([{ id: waiting, tries: 1, isDue: false }]);
    expect(await support.admin.jobs.hurry({ jobId: waiting })).toEqual({ queue: 'read-calendar' });
    expect(await retrying()).toMatchObject([{ id: waiting, isDue: true }]);
    // The person who waits for the outcome sees it until it is there.
    await t.rows(`update pgboss.job set state = 'active', started_on = now() where id = $1`, [waiting]);
    expect(await retrying()).toMatchObject([{ id: waiting, isDue: true }]);
    await t.rows(`update pgboss.job set state = 'completed', completed_on = now() where id = $1`, [waiting]);
    expect(await retrying()).toEqual([]);
    expect(await support.admin.jobs.hurry({ jobId: randomUUID() })).toEqual({ queue: null });
  });
});

describe('a mail', () => {
  it('is found with its fate, and keeps no link', async () => {
    const { code, email } = await guestBooked();
    await t.runJobs();
    const { mails } = await support.admin.mails.list({ text: code });
    expect(mails.map(({ state, kind }) => [state, kind])).toContainEqual(['sent', 'confirmed']);
    const mine = mails.find(({ to }) => to === email);
    const mail = await support.admin.mails.get({ mailId: mine?.id ?? '' });
    expect(mail).toMatchObject({ isCorrectable: true, bookingCode: code, phone: '+14165550111' });
    expect(mail.body).not.toMatch(/https?:/);
  });

  it('that cannot be handed over is one row, however often it is tried, and sent once it is', async () => {
    const { email } = await guestBooked();
    const refuse = async () => Promise.reject(new Error('550 no such domain'));
    const { keepMails } = await import('#server/platform/mail/keep-mails.ts');
    const { db, clock, log } = t.deps;
    const mail = keepMails({ send: refuse }, { db, clock, log });
    await t.jobs.run({ ...t.deps, mail });
    await t.jobs.run({ ...t.deps, mail });
    const failed = await support.admin.mails.list({ text: email, fate: 'failed' });
    expect(failed.mails).toMatchObject([{ to: email, tries: 2, error: 'Error: 550 no such domain' }]);
    const { needs } = await support.admin.home.get();
    expect(needs.filter(({ kind }) => kind === 'mailFailed').length).toBeGreaterThan(0);
    await t.runJobs();
    expect((await support.admin.mails.list({ text: email })).mails).toMatchObject([{ state: 'sent', tries: 3 }]);
  });

  it('to a guest’s wrong address goes to the right one, with all that follows; never to that of an account', async () => {
    const { id, email } = await guestBooked();
    await t.runJobs();
    const { mails } = await support.admin.mails.list({ text: email });
    const mailId = mails[0]?.id ?? '';
    const known = await makeUser(t);
    await expect(support.admin.mails.correct({ mailId, email: known.email })).rejects.toMatchObject({
      cause: { key: 'addressNotCorrectable' },
    });
    t.mails.length = 0;
    const right = email.replace('exmple', 'example');
    await support.admin.mails.correct({ mailId, email: right });
    await t.runJobs();
    expect(t.mails.map(({ to }) => to)).toEqual([right]);
    expect(await t.rows('select email from bookings where id = $1', [id])).toEqual([{ email: right }]);
  });
});

describe('more than a page', () => {
  it('of mails and of events is listed page after page, each once', async () => {
    await t.rows(
      `insert into sent_mails (id, key, kind, recipient, language, subject, body, state, tries, created_at, sent_at)
       select gen_random_uuid(), 'page ' || n, 'receipt', 'pages@example.com', 'english', 'Page ' || n, '', 'sent', 1, $1, $1 from generate_series(1, 35) n`,
      [t.clock.now().toString()],
    );
    const first = await support.admin.mails.list({ text: 'pages@example.com' });
    expect([first.mails.length, first.count]).toEqual([30, 35]);
    const second = await support.admin.mails.list({ text: 'pages@example.com', cursor: first.next ?? '' });
    expect([second.mails.length, second.next]).toEqual([5, null]);
    expect(new Set([...first.mails, ...second.mails].map(({ id }) => id)).size).toBe(35);
  });
});

describe('an event of the card provider', () => {
  it('is kept with what it became, and can be asked again without an effect', async () => {
    const { code } = await guestBooked();
    await t.sandbox.settled();
    const { events } = await finance.admin.events.list({ text: code });
    const paid = events.find(({ type }) => type === 'payment_intent.succeeded');
    expect(paid).toMatchObject({ became: 'done', bookingCode: code, canAsk: true });
    await finance.admin.events.askAgain({ eventId: paid?.id ?? '' });
    expect(
      await t.rows(
        "select count(*)::int as count from payments where status = 'succeeded' and provider_intent_id = $1",
        [paid?.objectId],
      ),
    ).toEqual([{ count: 1 }]);
    expect((await finance.admin.events.get({ eventId: paid?.id ?? '' })).times).toHaveLength(1);
  });

  it('tells what came as far as it is kept, also where it was asked for again, and a job about the same that failed', async () => {
    const { id: bookingId, code } = await guestBooked();
    await t.sandbox.settled();
    const { events } = await finance.admin.events.list({ text: code });
    const eventId = events.find(({ type }) => type === 'payment_intent.succeeded')?.id ?? '';
    const paid = await finance.admin.events.get({ eventId });
    const told = JSON.parse(paid.told ?? '') as object;
    expect(told).toMatchObject({ id: paid.eventId, type: paid.type, status: 'succeeded', object_id: paid.objectId });
    expect(paid.told).not.toMatch(/secret|card|@/);
    expect(paid.jobId).toBeNull();
    const jobId = await failedJob('send-booking-mail', { bookingId, kind: 'confirmed', to: 'traveller' }, 'Error: no');
    expect(await finance.admin.events.get({ eventId })).toMatchObject({ jobId });
    await finance.admin.events.askAgain({ eventId });
    const asked = (await finance.admin.events.list({ text: paid.objectId ?? '' })).events[0];
    expect(await finance.admin.events.get({ eventId: asked?.id ?? '' })).toMatchObject({ told: null });
  });

  it('that failed comes first until it is done, each once', async () => {
    const note = (event: string, became: string, secondsAgo: number) =>
      t.rows(
        `insert into provider_event_log (id, event_id, type, kind, became, error, took_ms, received_at)
         values (gen_random_uuid(), $1, 'payout.failed', 'payout', $2, null, 1, $3)`,
        [event, became, t.clock.now().minusSeconds(secondsAgo).toString()],
      );
    await note('evt_stuck', 'failed', 600);
    await note('evt_stuck', 'failed', 300);
    await note('evt_mended', 'failed', 200);
    await note('evt_mended', 'done', 100);
    await note('evt_new', 'done', 0);
    const idsOf = async (became: 'all' | 'failed') =>
      (await finance.admin.events.list({ became })).events
        .map(({ eventId }) => eventId)
        .filter((id) => /^evt_(stuck|mended|new)$/.test(id));
    expect(await idsOf('all')).toEqual(['evt_stuck', 'evt_new', 'evt_mended', 'evt_mended']);
    expect(await idsOf('failed')).toEqual(['evt_mended', 'evt_stuck', 'evt_stuck']);
    expect((await finance.admin.events.list({})).failed).toBe(1);
    expect((await finance.admin.events.list({ text: 'evt_stuck' })).count, 'as many as are shown').toBe(1);
    await note('evt_stuck', 'done', 0);
    expect((await finance.admin.events.list({})).failed).toBe(0);
    expect((await idsOf('all')).filter((id) => id === 'evt_stuck')).toHaveLength(3);
  });
});

describe('payouts', () => {
  it('stand by what became of them, with what the next run pays and what waits', async () => {
    const ready = await makePartner(t);
    await earn(t, ready, 5000);
    const waiting = await makePartner(t, { payoutsEnabled: false });
    await earn(t, waiting, 900, 'USD');
    const before = await finance.admin.payoutRuns.list({});
    expect(before.next.sums).toContainEqual({ currency: 'CAD', minor: 5000 });
    expect(before.onHold).toMatchObject([{ partnerId: waiting, hold: 'account', amount: { minor: 900 } }]);
    expect((await finance.admin.payoutRuns.previewRun()).payouts.map(({ partnerId }) => partnerId)).toEqual([ready]);
    const refusal = {
      ok: false as const,
      failure: { kind: 'invalid' as const, message: 'account closed', code: 'account_closed' },
    };
    await finance.admin.payoutRuns.payPartner({ partnerId: ready });
    await t.jobs.run({ ...t.deps, cards: { ...t.deps.cards, transfer: async () => refusal } });
    const { failed } = await finance.admin.payoutRuns.list({});
    expect(failed.rows).toMatchObject([{ partnerId: ready, failureCode: 'account_closed', amount: { minor: 5000 } }]);
    const payoutId = failed.rows[0]?.id ?? '';
    const payout = await finance.admin.payoutRuns.get({ payoutId });
    expect(payout).toMatchObject({ status: 'failed', again: { hasNewAccount: false, hold: 'cameBack' } });
    expect(payout.movements.map(({ kind }) => kind)).toEqual(['payout', 'payout_reversal']);
    await expect(finance.admin.payoutRuns.payPartner({ partnerId: ready })).rejects.toMatchObject({
      cause: { key: 'nothingToPay' },
    });
    expect((await finance.admin.home.get()).needs).toMatchObject([{ kind: 'payoutFailed', amount: { minor: 5000 } }]);
    await t.rows('update payout_accounts set bank_changed_at = $2 where user_id = $1', [
      ready,
      t.clock.now().plusSeconds(1).toString(),
    ]);
    expect((await finance.admin.payoutRuns.get({ payoutId })).again).toMatchObject({ hasNewAccount: true, hold: null });
    t.clock.forward(1);
    await finance.admin.payoutRuns.payPartner({ partnerId: ready });
    await t.runJobs();
    expect((await finance.admin.payoutRuns.list({})).failed.rows).toEqual([]);
  });
});

describe('the home of administration', () => {
  it('tells each role what needs them, the most pressing first', async () => {
    await t.rows(
      `insert into contact_messages (id, name, email, message, created_at) values ($1, 'Lena', 'lena@example.com', 'I lost my tag', $2)`,
      [newId(), t.clock.now().toString()],
    );
    const kindsOf = async (person: Person) => (await person.admin.home.get()).needs.map(({ kind }) => kind);
    expect(await kindsOf(support)).toContain('message');
    expect(await kindsOf(finance)).not.toContain('message');
    const all = await kindsOf(owner);
    expect(all.at(-1)).toBe('message');
  });

  it('tells editors of pages of no person by name', async () => {
    const writer = await t.as(await makeUser(t, { role: 'admin', adminRole: 'content' }));
    const { userId } = await makeUser(t);
    await support.admin.people.endSessions({ userId, client: null });
    const latest = async (person: Person) => (await person.admin.home.get()).done[0];
    expect(await latest(support)).toMatchObject({ action: 'admin.people.endSessions', subjectName: 'Ada Lovelace' });
    expect(await latest(writer)).toMatchObject({ action: 'admin.people.endSessions', subjectName: null });
  });

  it('keeps the last run of each check', async () => {
    await t.jobs.tick(t.deps, 'run-checks');
    const { checks, needs } = await owner.admin.home.get();
    expect(checks.map(({ name }) => name)).toEqual(['capacity', 'custody', 'ledger']);
    expect(checks.every(({ faults }) => faults.length === 0)).toBe(true);
    expect(needs.some(({ kind }) => kind === 'check')).toBe(false);
  });

  it('makes a check that takes long no more often than once in a hundred times that, and when it is asked for', async () => {
    const ranAt = async () =>
      (await t.rows<{ at: Date }>("select ran_at as at from check_runs where name = 'ledger'"))[0]?.at.toISOString();
    const start = t.clock.now();
    await t.tick('run-checks');
    await t.rows("update check_runs set took_ms = 600000 where name = 'ledger'");
    const first = await ranAt();
    t.clock.forward(16 * 60);
    await t.tick('run-checks');
    expect(await ranAt()).toBe(first);
    await owner.admin.home.check();
    await t.runJobs();
    const second = await ranAt();
    expect(second).not.toBe(first);
    await t.rows("update check_runs set took_ms = 600000 where name = 'ledger'");
    t.clock.forward(17 * 60);
    await t.tick('run-checks');
    expect(await ranAt()).not.toBe(second);
    t.clock.set(start);
    await t.rows('delete from check_runs');
    await t.tick('run-checks');
  });

  it('tells twelve weeks and the running one, each currency by itself, and searches in vain', async () => {
    await guestBooked();
    const visitor = await t.as();
    const { stay } = aBooking(newId());
    await visitor.search.markers({ center: { latitude: -50, longitude: -50 }, stay, bagsCount: 1 });
    await searchesNoted();
    const { weeks, series } = await owner.admin.home.figures();
    expect(weeks).toHaveLength(13);
    const last = (figure: string) => series.find((each) => each.figure === figure)?.values.at(-1) ?? 0;
    expect(last('bookings')).toBeGreaterThan(0);
    expect(last('withoutResult')).toBe(1);
    expect(series.find(({ figure }) => figure === 'gross')?.currency).toBe('CAD');
  });
});
