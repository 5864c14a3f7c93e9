import { randomUUID } from 'node:crypto';
import { confirmedOrder } from '#server/modules/booking/operations/operations.fixture.ts';
import { atTheCounter, handing } from '#server/modules/custody/custody.fixture.ts';
import { noteDifference } from '#server/modules/ledger/ledger.module.ts';
import { newId } from '#server/platform/ids.ts';
import { createJobRunner } from '#server/platform/jobs/job-queue.ts';
import { aBooking, makeListing, makeToronto, makeUser, someGuest, someStay } from '#server/testing/factories.ts';
import { aListingForm } from '#server/testing/listing-form.ts';
import type { TestApp } from '#server/testing/test-app.ts';
import { type Acts, text, whole, work } from './act.fixture.ts';

async function failedJob(t: TestApp): Promise<string> {
  const id = newId();
  await t.rows(
    `insert into failed_jobs (id, queue, payload, error, tries, added_at, failed_at)
     values ($1, 'read-calendar', $2, 'Error: gone', 6, $3, $3)`,
    [id, JSON.stringify({ calendarId: newId() }), t.clock.now().toString()],
  );
  return id;
}

/** A job of the queue itself that is tried again in an hour. */
async function retriedJob(t: TestApp): Promise<string> {
  const runner = createJobRunner({ url: t.databaseUrl, log: { error: () => undefined } });
  await runner.start([], () => Promise.resolve());
  await runner.stop();
  const id = newId();
  await t.rows(`select pgboss.create_queue('read-calendar', '{"policy": "standard"}')`);
  await t.rows(
    `insert into pgboss.job (id, name, data, state, retry_count, start_after)
     values ($1, 'read-calendar', '{}', 'retry', 1, now() + interval '1 hour')`,
    [id],
  );
  return id;
}

/** The mail that confirmed a guest's booking. */
async function mailOfGuest(t: TestApp): Promise<string> {
  const visitor = await t.as();
  const guest = { ...someGuest(), countryOfResidence: 'CA' };
  const { id: listingId } = await makeListing(t);
  await visitor.booking.create({ ...aBooking(listingId), guest, card: { cardToken: 'tok_visa' } });
  await work(t);
  const [mail] = await t.rows<{ id: string }>('select id from sent_mails where recipient = $1', [guest.email]);
  return mail?.id ?? '';
}

/** A delivery to a partner's address that does not answer. */
async function delivery(t: TestApp): Promise<string> {
  const now = t.clock.now();
  const counter = await atTheCounter(t);
  await counter.owner.webhooks.save({ url: 'http://127.0.0.1:1/hook', groups: ['counter'] });
  await counter.owner.custody.checkIn(handing(counter.bookingId, 2));
  await t.runJobs();
  t.clock.set(now);
  const [row] = await t.rows<{ id: string }>('select id from webhook_deliveries order by created_at desc limit 1');
  return row?.id ?? '';
}

/** What the log says of a job: what it does, which stays known when the job is gone. */
const ofCalendars = { before: null, after: { queue: 'read-calendar' } } as const;

/** What administrators do so that nothing is stuck. */
export const operationsActs: Acts = {
  'admin.home.take': async () => ({
    input: { needId: 'message:1', mine: true },
    about: 'message:1',
    before: null,
    after: { taken_by: text },
    refused: { input: { needId: '', mine: true }, as: 'BAD_REQUEST' },
  }),
  'admin.home.snooze': async ({ t }) => {
    const in_ = (hours: number) => ({
      needId: 'message:2',
      until: t.clock
        .now()
        .plusSeconds(hours * 3600)
        .toString(),
    });
    return {
      input: in_(24),
      about: 'message:2',
      before: null,
      after: { asleep_until: text },
      refused: { input: in_(72), as: 'snoozeTooLong' },
    };
  },
  'admin.ownMails.set': async ({ ownerId }) => ({
    input: { morningHour: 7, timeZone: 'America/Toronto', atOnce: true },
    about: ownerId,
    before: null,
    after: { morning_hour: 7, time_zone: 'America/Toronto', at_once: true },
    refused: { input: { morningHour: 24, timeZone: 'America/Toronto', atOnce: true }, as: 'BAD_REQUEST' },
  }),
  'admin.home.settle': async ({ t }) => {
    const about = { subject: 'refund', providerId: 're_of_another', what: 'notInBooks' } as const;
    await t.db.fork().transactional((em) => noteDifference(em, t.deps, about));
    const [row] = await t.rows<{ id: string }>('select id from provider_differences where provider_id = $1', [
      about.providerId,
    ]);
    const differenceId = row?.id ?? '';
    return {
      input: { differenceId },
      about: differenceId,
      before: { settled_at: null },
      after: { settled_at: text },
      refused: { as: 'notFound' },
    };
  },
  'admin.home.check': async () => ({ about: '' }),
  'admin.jobs.showAddress': async ({ t }) => {
    const jobId = await failedJob(t);
    await t.rows(`update failed_jobs set payload = '{"email": "lena@example.com"}' where id = $1`, [jobId]);
    return {
      input: { jobId, field: 'email' },
      about: jobId,
      ...ofCalendars,
      refused: { input: { jobId, field: 'token' }, as: 'notFound' },
    };
  },
  'admin.jobs.retry': async ({ t }) => {
    const id = await failedJob(t);
    return { input: { ids: [id] }, about: id, ...ofCalendars, refused: { input: { ids: [] }, as: 'BAD_REQUEST' } };
  },
  'admin.jobs.hurry': async ({ t }) => {
    const jobId = await retriedJob(t);
    return { input: { jobId }, about: jobId, ...ofCalendars, refused: { input: {}, as: 'BAD_REQUEST' } };
  },
  'admin.jobs.wait': async ({ t }) => {
    const id = await failedJob(t);
    await t.rows("update failed_jobs set cause = 'mailServer' where id = $1", [id]);
    return { input: { ids: [id] }, about: id, ...ofCalendars, refused: { input: { ids: [] }, as: 'BAD_REQUEST' } };
  },
  'admin.jobs.drop': async ({ t }) => {
    const id = await failedJob(t);
    return {
      input: { ids: [id], reason: 'The calendar was removed' },
      about: id,
      ...ofCalendars,
      refused: { input: { ids: [id], reason: ' ' }, as: 'BAD_REQUEST' },
    };
  },
  'admin.jobs.undrop': async ({ t, colleague }) => {
    const id = await failedJob(t);
    await colleague.admin.jobs.drop({ ids: [id], reason: 'The calendar was removed' });
    return { input: { ids: [id] }, about: id, ...ofCalendars, refused: { input: { ids: [] }, as: 'BAD_REQUEST' } };
  },
  'admin.mails.again': async ({ t }) => {
    const mailId = await mailOfGuest(t);
    return { input: { mailId }, about: mailId, refused: { input: { mailId: newId() }, as: 'notFound' } };
  },
  'admin.mails.correct': async ({ t }) => {
    const mailId = await mailOfGuest(t);
    const { email } = await makeUser(t);
    return {
      input: { mailId, email: `right-${mailId}@example.com` },
      about: mailId,
      refused: { input: { mailId, email }, as: 'addressNotCorrectable' },
    };
  },
  'admin.resendMail': async ({ t }) => {
    const { id } = await confirmedOrder(t);
    const input = { bookingId: id, kind: 'confirmed' };
    return { input, about: id, refused: { input: { ...input, kind: 'refunded' }, as: 'notFound' } };
  },
  'admin.resendDelivery': async ({ t }) => {
    const deliveryId = await delivery(t);
    const refused = { input: { deliveryId: newId() }, as: 'notFound' };
    return { input: { deliveryId }, about: deliveryId, refused };
  },
  'admin.importListing': async ({ t }) => {
    await makeToronto(t);
    await makeListing(t);
    const { email: ownerEmail } = await makeUser(t, { isPartner: true });
    const input = {
      ownerEmail,
      listing: aListingForm(),
      weekly: [{ day: 'monday', from: 540, to: 1020 }],
      dryRun: false,
    };
    return {
      input,
      about: null,
      before: null,
      after: whole,
      refused: { input: { ...input, ownerEmail: 'nobody@example.com' }, as: 'ownerNotFound' },
    };
  },
  'admin.closeListing': async ({ t }) => {
    const { id } = await makeListing(t);
    const input = { listing: id, day: someStay.dropOffAt.slice(0, 10), whenMet: 'keep' };
    return { input, about: id, refused: { input: { ...input, listing: 'nowhere' }, as: 'listingNotFound' } };
  },
  'admin.issueToken': async () => {
    const input = { name: `report-${randomUUID()}`, role: 'reader', days: 30 };
    return { input, about: input.name, refused: { as: 'tokenProblem' } };
  },
  'admin.revokeToken': async ({ colleague }) => {
    const name = `report-${randomUUID()}`;
    await colleague.admin.issueToken({ name, role: 'reader', days: 30 });
    return { input: { name }, about: name, refused: { as: 'tokenProblem' } };
  },
  'admin.undoAct': async ({ t, colleague }) => {
    const { id: listingId } = await makeListing(t);
    await colleague.admin.listings.stop({ listingId, reason: 'Flooded cellar' });
    const [act] = await t.rows<{ id: string }>('select id from audit_log where subject_id = $1', [listingId]);
    const entryId = act?.id ?? '';
    return { input: { entryId, reason: 'By mistake' }, about: entryId, refused: { as: 'ratesChanged' } };
  },
  'webhooks.addForAdministrators': async () => {
    const input = { url: 'http://127.0.0.1:1/all', groups: ['counter'] };
    const refused = { input: { ...input, url: 'ftp://x' }, as: 'webhookAddressWrong' };
    return { input, about: null, before: null, after: whole, refused };
  },
  'webhooks.removeForAdministrators': async ({ colleague }) => {
    const { id } = await colleague.webhooks.addForAdministrators({
      url: 'http://127.0.0.1:1/all',
      groups: ['counter'],
    });
    return { input: { webhookId: id }, about: id, before: whole, after: null, refused: { as: 'notFound' } };
  },
};
