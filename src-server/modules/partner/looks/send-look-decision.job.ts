import { type Language, localeOf } from '#shared/messages/text.ts';
import type { Deps } from '#server/deps.ts';
import { handleJob } from '#server/platform/jobs/job.ts';
import { sendLookDecision } from '../partner-jobs.ts';

interface Row {
  readonly state: 'waiting' | 'fine' | 'refused';
  readonly reason: string | null;
  readonly listing_id: string;
  readonly name: string;
  readonly published: boolean;
  readonly email: string;
  readonly first_name: string;
  readonly language: Language;
}

/** Says nothing of what was decided otherwise, or answered, meanwhile. */
export const sendLookDecisionHandler = handleJob(sendLookDecision, async ({ lookId, state }, deps: Deps) => {
  const { config } = deps;
  const [row] = await deps.db.query<Row>(
    `select k.state, k.reason, l.id as listing_id, l.door_name as name, l.published, u.email, u.first_name, u.language
     from location_looks k join listings l on l.id = k.listing_id join users u on u.id = l.owner_id where k.id = $1`,
    [lookId],
  );
  if (row?.state !== state) return;
  const locale = localeOf(row.language);
  const mail = await deps.renderMail('lookDecision', {
    kind: state === 'refused' ? 'refused' : row.published ? 'live' : 'fine',
    locale,
    siteName: config.SITE_NAME,
    supportEmail: config.SUPPORT_EMAIL,
    firstName: row.first_name,
    listingName: row.name,
    reason: state === 'refused' ? row.reason : null,
    link: `${config.siteUrl}/dashboard/listings/${row.listing_id}`,
  });
  await deps.mail.send({ to: row.email, ...mail, about: { kind: 'lookDecision', language: locale } });
});
