import { ChronoUnit, Instant } from '@js-joda/core';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { withGuesty } from './waiting-jobs.fixture.ts';
import { newId } from '#server/platform/ids.ts';
import { makeUser } from '#server/testing/factories.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';

let t: TestApp;
let support: Awaited<ReturnType<TestApp['as']>>;
beforeAll(async () => {
  t = await createTestApp();
  support = await t.as(await makeUser(t, { role: 'admin', adminRole: 'support' }));
});
beforeEach(async () => {
  await t.rows('delete from failed_jobs');
  await t.runJobs();
  t.deps.heard.take();
  t.clock.forward(1);
  t.mails.length = 0;
});
afterAll(() => t.close());

const DAY = 60 * 24;

interface About {
  readonly cause?: string | null;
  readonly subject?: string | null;
  readonly queue?: string;
  readonly payload?: object;
}

/** A job that failed for good. */
async function failed({ cause = 'mailServer', subject = null, queue = 'run-checks', payload = {} }: About = {}) {
  const id = newId();
  await t.rows(
    `insert into failed_jobs (id, queue, payload, error, tries, added_at, failed_at, cause, cause_subject)
     values ($1, $2, $3, 'Error: away', 6, $4, $4, $5, $6)`,
    [id, queue, JSON.stringify(payload), t.clock.now().toString(), cause, subject],
  );
  return id;
}

/** One that waits for its cause. */
async function waiting(about: About = {}) {
  const id = await failed(about);
  expect(await support.admin.jobs.wait({ ids: [id] })).toMatchObject({ jobs: 1 });
  return id;
}

const stateOf = async (id: string) =>
  (await t.rows<{ state: string }>('select state from failed_jobs where id = $1', [id]))[0]?.state;

/** How often the checks wait in the outbox, which is what these jobs do. */
const addedAgain = async () => (await t.jobs.waiting()).filter((name) => name === 'run-checks').length;

const unreachable = async () => ({
  ok: false as const,
  failure: { kind: 'unreachable' as const, message: 'no route to host' },
});

/** The minute's look at what waits, while these are away. */
const look = (away: { readonly mail?: true; readonly cards?: true } = {}) =>
  t.jobs.tick(
    {
      ...t.deps,
      ...(away.mail && {
        mail: { ...t.deps.mail, reach: () => Promise.reject(new Error('connect ECONNREFUSED')) },
      }),
      ...(away.cards && { cards: { ...t.deps.cards, reach: unreachable } }),
    },
    'free-waiting-jobs',
  );

describe('a job that waits for its cause', () => {
  it('stands by itself, alike ones as one, with what is waited for, and needs no one', async () => {
    const ids = [await waiting(), await waiting()];
    const { failed: rest, waiting: groups } = await support.admin.jobs.list();
    expect(rest).toEqual([]);
    const to = t.clock
      .now()
      .plusSeconds(7 * 86_400)
      .toString();
    expect(groups).toMatchObject([{ cause: { kind: 'mailServer' }, wait: { to }, decidedBy: expect.any(String) }]);
    expect(groups[0]?.ids.toSorted()).toEqual(ids.toSorted());
    const { needs } = await support.admin.home.get();
    expect(needs.filter(({ kind }) => kind === 'jobsFailed')).toEqual([]);
    t.clock.forward(DAY);
    await look({ mail: true });
    expect(await addedAgain()).toBe(0);
  });

  it('is one whose cause is known', async () => {
    const id = await failed({ cause: null });
    expect(await support.admin.jobs.wait({ ids: [id] })).toEqual({ jobs: 0, queue: null });
    expect(await stateOf(id)).toBe('failed');
  });

  it('runs as soon as its cause answers when it is asked, once', async () => {
    const mail = await waiting();
    const card = await waiting({ cause: 'cardProvider' });
    await look({ mail: true, cards: true });
    expect([await stateOf(mail), await stateOf(card)]).toEqual(['waiting', 'waiting']);
    t.clock.forward(1);
    await look({ mail: true });
    expect([await stateOf(mail), await stateOf(card)]).toEqual(['waiting', 'retried']);
    t.clock.forward(1);
    await look();
    await look();
    expect(await stateOf(mail)).toBe('retried');
    expect(await addedAgain()).toBe(2);
  });

  it('runs as soon as another job is served', async () => {
    const id = await waiting();
    const card = await waiting({ cause: 'cardProvider' });
    await t.db
      .fork()
      .transactional((em) => t.jobs.enqueueAgain(em, 'request-password-reset', { email: 'nobody@example.com' }));
    await t.runJobs();
    expect(await stateOf(id), 'a job that needs no mail is no sign').toBe('waiting');
    await t.deps.mail.send({ to: 'b@example.com', subject: 'B', html: '', text: '' });
    await t.jobs.tick(t.deps, 'complete-bookings');
    expect(await stateOf(id)).toBe('retried');
    expect(await stateOf(card)).toBe('waiting');
    expect(await t.deps.cards.retrieveIntent('pi_none')).toMatchObject({ ok: false, failure: { kind: 'invalid' } });
    await t.jobs.tick(t.deps, 'complete-bookings');
    expect(await stateOf(card), 'a no is an answer').toBe('retried');
  });

  it('goes on waiting where the sign is older than its wait', async () => {
    await t.deps.mail.send({ to: 'c@example.com', subject: 'C', html: '', text: '' });
    t.clock.forward(1);
    const id = await waiting();
    await t.jobs.tick(t.deps, 'complete-bookings');
    expect(await stateOf(id)).toBe('waiting');
  });

  it('of one partner’s Guesty runs when Guesty answers for them, not for another', async () => {
    const guesty = await withGuesty(t);
    await t.rows('delete from test_jobs');
    const ours = await waiting({ cause: 'guesty', subject: guesty.integrationId });
    t.deps.heard.note('guesty', newId());
    await t.jobs.tick(t.deps, 'complete-bookings');
    expect(await stateOf(ours)).toBe('waiting');
    expect((await support.admin.jobs.list()).waiting).toMatchObject([{ cause: { name: guesty.partner } }]);
    guesty.answer(503);
    await t.jobs.tick(guesty.deps, 'free-waiting-jobs');
    expect(await stateOf(ours)).toBe('waiting');
    guesty.answer(404);
    t.clock.forward(2);
    await t.jobs.tick(guesty.deps, 'free-waiting-jobs');
    expect(await stateOf(ours)).toBe('retried');
  });

  it('asks Guesty less and less often, for a partner one question whatever waits for it', async () => {
    const guesty = await withGuesty(t);
    await t.rows('delete from test_jobs');
    guesty.answer(503);
    const wait = () => waiting({ cause: 'guesty', subject: guesty.integrationId });
    await wait();
    await wait();
    const askedAt: number[] = [];
    for (let minute = 0; minute <= 91; minute += 1) {
      const before = guesty.questions();
      await t.jobs.tick(guesty.deps, 'free-waiting-jobs');
      askedAt.push(...Array.from({ length: guesty.questions() - before }, () => minute));
      if (minute === 20) await wait();
      t.clock.forward(1);
    }
    expect(askedAt).toEqual([0, 2, 6, 14, 30, 60, 90]);
  });

  it('says when its cause was asked and is asked next, which is not asked by another look at the same time', async () => {
    const guesty = await withGuesty(t);
    await t.rows('delete from test_jobs');
    guesty.answer(503);
    const id = await waiting({ cause: 'guesty', subject: guesty.integrationId });
    const questionOf = async () => (await support.admin.jobs.list()).waiting[0]?.question;
    expect(await questionOf(), 'it is asked with the next look').toBeNull();
    const at = t.clock.now();
    await Promise.all([1, 2, 3].map(() => t.jobs.tick(guesty.deps, 'free-waiting-jobs')));
    expect(guesty.questions()).toBe(1);
    const minute = at.truncatedTo(ChronoUnit.MINUTES);
    expect(await questionOf()).toEqual({ askedAt: at.toString(), nextAt: minute.plusSeconds(120).toString() });
    await support.admin.jobs.drop({ ids: [id], reason: 'Nobody needs it' });
    await look();
    await support.admin.jobs.undrop({ ids: [id] });
    await support.admin.jobs.wait({ ids: [id] });
    expect(await questionOf(), 'who begins to wait anew is asked for at once').toBeNull();
  });

  it('asks Guesty no sooner than it wants to be asked', async () => {
    const guesty = await withGuesty(t);
    await t.rows('delete from test_jobs');
    guesty.answer(429, '600');
    const id = await waiting({ cause: 'guesty', subject: guesty.integrationId });
    const at = t.clock.now().truncatedTo(ChronoUnit.MINUTES);
    await t.jobs.tick(guesty.deps, 'free-waiting-jobs');
    const nextAt = Instant.parse((await support.admin.jobs.list()).waiting[0]?.question?.nextAt ?? '');
    expect(nextAt.isBefore(at.plusSeconds(600))).toBe(false);
    expect(nextAt.isAfter(at.plusSeconds(660))).toBe(false);
    guesty.answer(404);
    t.clock.forward(9);
    await t.jobs.tick(guesty.deps, 'free-waiting-jobs');
    expect(guesty.questions()).toBe(1);
    t.clock.forward(2);
    await t.jobs.tick(guesty.deps, 'free-waiting-jobs');
    expect(await stateOf(id)).toBe('retried');
  });

  it('is failed for good again after seven days, with how long it waited', async () => {
    const id = await waiting();
    const from = t.clock.now();
    t.clock.forward(7 * DAY);
    await look({ mail: true });
    const to = from.plusSeconds(7 * 86_400).toString();
    const { failed: groups } = await support.admin.jobs.list();
    expect(groups).toMatchObject([{ ids: [id], wait: { from: from.toString(), to }, decidedBy: null }]);
    expect(await support.admin.jobs.wait({ ids: [id] }), 'and may wait once more').toMatchObject({ jobs: 1 });
    t.clock.set(from);
  });

  it('is not deleted with what is 90 days old', async () => {
    const id = await failed();
    await t.rows("update failed_jobs set failed_at = failed_at - interval '91 days' where id = $1", [id]);
    await support.admin.jobs.wait({ ids: [id] });
    await t.jobs.tick(t.deps, 'housekeeping');
    expect(await stateOf(id)).toBe('waiting');
  });

  it('is tried at once or dropped whenever an administrator wants it', async () => {
    const [tried, dropped] = [await waiting(), await waiting()];
    expect(await support.admin.jobs.retry({ ids: [tried] })).toMatchObject({ jobs: 1 });
    expect(await support.admin.jobs.drop({ ids: [dropped], reason: 'Nobody needs it' })).toMatchObject({ jobs: 1 });
    await look();
    expect([await stateOf(tried), await stateOf(dropped)]).toEqual(['retried', 'dropped']);
    expect(await addedAgain()).toBe(1);
    expect(await support.admin.jobs.undrop({ ids: [dropped] })).toMatchObject({ jobs: 1 });
    expect(await stateOf(dropped)).toBe('failed');
  });

  it('is done once, and by one alone, when all want it at the same time', async () => {
    const ids = [await waiting(), await waiting(), await waiting()];
    const outcomes = await Promise.all([
      look(),
      support.admin.jobs.retry({ ids }),
      look(),
      support.admin.jobs.drop({ ids, reason: 'Nobody needs it' }),
      support.admin.jobs.retry({ ids }),
    ]);
    expect(outcomes).toHaveLength(5);
    const states = await Promise.all(ids.map(stateOf));
    expect(await addedAgain()).toBe(states.filter((state) => state === 'retried').length);
    expect(states.every((state) => state === 'retried' || state === 'dropped')).toBe(true);
  });

  it('still waits where the process that frees it dies before the end', async () => {
    const id = await waiting();
    const forgotten = await waiting({ queue: 'of-an-earlier-release' });
    const enqueueAgain = () => Promise.reject(new Error('killed'));
    const dying = { ...t.deps, jobs: { ...t.deps.jobs, enqueueAgain } };
    await expect(t.jobs.tick(dying, 'free-waiting-jobs')).rejects.toThrow('1 of 1 failed');
    expect(await stateOf(id)).toBe('waiting');
    await look();
    expect(await stateOf(id)).toBe('retried');
    expect(await addedAgain()).toBe(1);
    expect(await stateOf(forgotten), 'what no handler takes holds up nothing').toBe('waiting');
  });
});
