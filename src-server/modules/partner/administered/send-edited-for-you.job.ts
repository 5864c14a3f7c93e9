import { type Language, localeOf } from '#shared/messages/text.ts';
import type { Deps } from '#server/deps.ts';
import { handleJob } from '#server/platform/jobs/job.ts';
import { sendEditedForYou } from '../partner-jobs.ts';

interface Row {
  readonly name: string;
  readonly email: string;
  readonly first_name: string;
  readonly language: Language;
}

export const sendEditedForYouHandler = handleJob(sendEditedForYou, async ({ listingId, parts, reason }, deps: Deps) => {
  const { config } = deps;
  const [row] = await deps.db.query<Row>(
    `select l.door_name as name, u.email, u.first_name, u.language from listings l join users u on u.id = l.owner_id where l.id = $1`,
    [listingId],
  );
  if (row === undefined) return;
  const mail = await deps.renderMail('editedForYou', {
    locale: localeOf(row.language),
    siteName: config.SITE_NAME,
    supportEmail: config.SUPPORT_EMAIL,
    firstName: row.first_name,
    listingName: row.name,
    parts,
    reason,
    link: `${config.siteUrl}/dashboard/listings/${listingId}`,
  });
  await deps.mail.send({ to: row.email, ...mail, about: { kind: 'editedForYou', language: localeOf(row.language) } });
});
