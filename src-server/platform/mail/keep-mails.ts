import { createHash } from 'node:crypto';
import type { Clock } from '#server/platform/clock.ts';
import type { Database } from '#server/platform/db/database.ts';
import { derivedId, newId } from '#server/platform/ids.ts';
import { blame } from '#server/platform/jobs/cause.ts';
import { currentJob } from '#server/platform/jobs/current-job.ts';
import type { Log } from '#server/platform/log.ts';
import { mailFaultOf } from './mail-failure.ts';
import type { Mail, MailTransport } from './mail-transport.ts';

interface Surroundings {
  readonly db: Pick<Database, 'query'>;
  readonly clock: Clock;
  readonly log: Pick<Log, 'error'>;
}

/** Links and codes open orders and accounts: what is kept for administrators has none. */
const withoutSecrets = ({ text, secret }: Mail): string =>
  (secret === undefined ? text : text.replaceAll(secret, '[code]')).replace(/https?:\/\/\S+/g, '[link]');

const LONGEST_ERROR = 500;

/** Tries of one mail are one row: it is distinguished by its reader, its subject and what it is about. */
const keyOf = ({ to, subject, about }: Mail): string =>
  createHash('sha256')
    .update(JSON.stringify([to, subject, about?.kind, about?.bookingId]))
    .digest('hex');

/** The same for each try of one job; another job's mail is another one, whatever it says. */
function idOf(mail: Mail): string {
  const job = currentJob();
  return job === null ? newId() : derivedId('mail', job, keyOf(mail));
}

const sql = `
  insert into sent_mails (id, key, kind, booking_id, recipient, language, subject, body, state, error, is_refused, created_at, sent_at)
  values ($1, $2, $3, $4, $5, $6, $7, $8, 'failed', $9, $10, $11, null)
  on conflict (key) where state = 'failed' do update
    set tries = sent_mails.tries + 1, error = excluded.error, is_refused = excluded.is_refused`;

const sentSql = `
  with again as (
    update sent_mails set state = 'sent', sent_at = $9, tries = tries + 1, error = null, is_refused = false
    where key = $2 and state = 'failed' returning id)
  insert into sent_mails (id, key, kind, booking_id, recipient, language, subject, body, state, created_at, sent_at)
  select $1, $2, $3, $4, $5, $6, $7, $8, 'sent', $9, $9 where not exists (select from again)`;

/**
 * Writes down what became of each mail: that it was handed over, or why not. That it cannot be written stops no mail. A
 * job that is done again sends nothing that it has sent; what it may have sent goes again under the same id.
 */
export function keepMails(transport: MailTransport, { db, clock, log }: Surroundings): MailTransport {
  const factsOf = (id: string, mail: Mail): unknown[] => [
    id,
    keyOf(mail),
    mail.about?.kind ?? 'other',
    mail.about?.bookingId ?? null,
    mail.to,
    mail.about?.language ?? '',
    mail.subject,
    withoutSecrets(mail),
  ];
  const keep = (text: string, values: unknown[]) =>
    db.query(text, values).catch((error: unknown) => log.error({ err: error }, 'a mail was not written down'));
  const isSent = async (id: string) =>
    (await db.query("select from sent_mails where id = $1 and state = 'sent'", [id])).length > 0;
  return {
    ...(transport.reach && { reach: transport.reach }),
    send: async (mail) => {
      const now = clock.now().toString();
      const id = idOf(mail);
      if (currentJob() !== null && (await isSent(id))) return;
      try {
        await transport.send({ ...mail, id });
      } catch (error) {
        const fault = mailFaultOf(error);
        await keep(sql, [...factsOf(id, mail), String(error).slice(0, LONGEST_ERROR), fault === 'address', now]);
        throw fault === 'server' ? blame(error, 'mailServer') : error;
      }
      await keep(sentSql, [...factsOf(id, mail), now]);
    },
  };
}
