import { type Language, localeOf } from '#shared/messages/text.ts';
import type { Deps } from '#server/deps.ts';
import { handleJob } from '#server/platform/jobs/job.ts';
import { sendAccountChangeMail } from '../payouts-jobs.ts';

interface MailRow {
  readonly email: string;
  readonly language: Language;
  readonly last4: string;
  readonly changed_at: Date;
  readonly is_waiting: boolean;
}

/**
 * Tells a partner that where they are paid was changed, in their language: it may have been another person. A partner
 * who joins receives nothing about their first account.
 */
export const sendAccountChangeMailHandler = handleJob(
  sendAccountChangeMail,
  async ({ userId, requestId }, deps: Deps) => {
    const [row] = await deps.db.query<MailRow>(
      `select u.email, u.language, c.last4, c.changed_at, c.proof is null as is_waiting
     from payout_account_changes c join users u on u.id = c.user_id where c.user_id = $1 and c.request_id = $2
       and (c.proof is distinct from 'first' or c.last4_before is not null)`,
      [userId, requestId],
    );
    if (row === undefined) return;
    const locale = localeOf(row.language);
    const mail = await deps.renderMail('payoutAccount', {
      locale,
      siteName: deps.config.SITE_NAME,
      supportEmail: deps.config.SUPPORT_EMAIL,
      last4: row.last4,
      date: new Intl.DateTimeFormat(locale, { dateStyle: 'full', timeZone: 'UTC' }).format(row.changed_at),
      isWaiting: row.is_waiting,
      link: `${deps.config.siteUrl}/dashboard/payouts`,
    });
    await deps.mail.send({ to: row.email, ...mail, about: { kind: 'payoutAccount', language: locale } });
  },
);
