import { type Language, localeOf } from '#shared/messages/text.ts';
import type { Deps } from '#server/deps.ts';
import { handleJob } from '#server/platform/jobs/job.ts';
import { sendWebhookMail } from './webhooks-jobs.ts';

interface Row {
  readonly url: string;
  readonly email: string | null;
  readonly first_name: string;
  readonly language: Language;
  readonly is_gone: boolean;
}

/** Writes to the owner of a webhook that still fails, or is off because it said that it is gone; of an administrators' one the log tells. */
export const sendWebhookMailHandler = handleJob(sendWebhookMail, async ({ webhookId }, deps: Deps) => {
  const { config, db, log } = deps;
  const [row] = await db.query<Row>(
    `select w.url, u.email, u.first_name, u.language, w.gone_at is not null as is_gone from webhooks w left join users u on u.id = w.owner_id
     where w.id = $1 and w.failing_since is not null`,
    [webhookId],
  );
  if (row === undefined) return;
  if (row.email === null) {
    log.error(
      { webhookId, url: row.url },
      row.is_gone ? 'a webhook is gone, and off' : 'a webhook has taken nothing for three days',
    );
    return;
  }
  const mail = await deps.renderMail('webhookFailing', {
    locale: localeOf(row.language),
    siteName: config.SITE_NAME,
    name: row.first_name,
    host: new URL(row.url).host,
    isGone: row.is_gone,
    link: `${config.siteUrl}/integrations/api`,
  });
  await deps.mail.send({ to: row.email, ...mail, about: { kind: 'webhook', language: localeOf(row.language) } });
});
