import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { withGuesty } from './waiting-jobs.fixture.ts';
import { blame, causeOf } from '#server/platform/jobs/cause.ts';
import { createJobRunner } from '#server/platform/jobs/job-queue.ts';
import { defineJob, handleJob } from '#server/platform/jobs/job.ts';
import { confirmedOrder } from '#server/modules/booking/operations/operations.fixture.ts';
import { keepMails } from '#server/platform/mail/keep-mails.ts';
import { makeUser } from '#server/testing/factories.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';
import { z } from 'zod';

let t: TestApp;
let support: Awaited<ReturnType<TestApp['as']>>;
beforeAll(async () => {
  t = await createTestApp();
  support = await t.as(await makeUser(t, { role: 'admin', adminRole: 'support' }));
});
afterAll(() => t.close());

describe('what made a job fail', () => {
  it('is the mail server where it is not there or shuts us out, not a mail that it refuses', async () => {
    const causeOfMail = async (error: Error) => {
      const mail = keepMails({ send: () => Promise.reject(error) }, t.deps);
      const sent = mail.send({ to: 'a@example.com', subject: 'A', html: '', text: '' });
      return causeOf(await sent.catch((thrown: unknown) => thrown));
    };
    const smtp = (more: object) => Object.assign(new Error('no'), more);
    const away = { kind: 'mailServer', subject: null };
    expect(await causeOfMail(smtp({ code: 'ESOCKET' }))).toEqual(away);
    expect(await causeOfMail(smtp({ code: 'EAUTH', responseCode: 535 }))).toEqual(away);
    expect(await causeOfMail(smtp({ code: 'EENVELOPE', responseCode: 421 }))).toEqual(away);
    expect(await causeOfMail(smtp({ code: 'EENVELOPE', responseCode: 550, command: 'RCPT TO' }))).toBeNull();
    expect(await causeOfMail(smtp({ code: 'EENVELOPE', responseCode: 450, command: 'RCPT TO' }))).toBeNull();
    expect(await causeOfMail(smtp({ code: 'EMESSAGE', responseCode: 552 }))).toBeNull();
  });

  it('is the card provider where it does not answer, not where its answer is no', async () => {
    await askForRefund();
    const refusedBy = async (failure: object) => {
      const refund = async () => ({ ok: false, failure }) as never;
      const failures = await t.jobs.run({ ...t.deps, cards: { ...t.deps.cards, refund } });
      return causeOf(failures.find(({ name }) => name === 'refund-payment')?.error);
    };
    expect(await refusedBy({ kind: 'unreachable', message: 'timeout' })).toEqual({
      kind: 'cardProvider',
      subject: null,
    });
    expect(await refusedBy({ kind: 'unusable', message: 'our key' })).toMatchObject({ kind: 'cardProvider' });
    expect(await refusedBy({ kind: 'invalid', message: 'too much', code: null })).toBeNull();
    await t.runJobs();
  });

  it('is Guesty, of one partner, where it does not work or does not know their secret', async () => {
    const guesty = await withGuesty(t);
    guesty.answer(401);
    const [job] = await t.jobs.run(guesty.deps);
    expect(causeOf(job?.error)).toEqual({ kind: 'guesty', subject: guesty.integrationId });
    guesty.answer(503);
    expect(causeOf((await t.jobs.run(guesty.deps))[0]?.error)).toMatchObject({ kind: 'guesty' });
    guesty.answer(404);
    expect(causeOf((await t.jobs.run(guesty.deps))[0]?.error)).toBeNull();
    await t.rows('delete from test_jobs');
  });

  it('is kept with the job by the queue', async () => {
    const hindered = defineJob({ name: 'read-calendar', payload: z.object({}), retries: 0 });
    const runner = createJobRunner({ url: t.databaseUrl, log: { error: () => undefined } });
    const { promise, resolve } = Promise.withResolvers<void>();
    let tries = 0;
    await runner.start(
      [
        handleJob<object, never>(hindered, async () => {
          tries += 1;
          if (tries === 2) resolve();
          throw blame(new Error('no mail'), 'mailServer');
        }),
      ],
      (handler, payload) => handler.handle(payload, {} as never),
    );
    await t.db.fork().transactional((em) => runner.enqueue(em, hindered, {}));
    await promise;
    await runner.stop();
    await t.jobs.tick(t.deps, 'keep-failed-jobs');
    expect((await support.admin.jobs.list()).failed).toMatchObject([
      { queue: 'read-calendar', cause: { kind: 'mailServer', name: null }, wait: null },
    ]);
  }, 30_000);
});

/** A refund whose job has not run yet. */
async function askForRefund(): Promise<void> {
  const { id: bookingId, traveller } = await confirmedOrder(t);
  await t.runJobs();
  await traveller.booking.cancel({ requestId: randomUUID(), bookingId });
}
