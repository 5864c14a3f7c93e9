import { type Language, localeOf } from '#shared/messages/text.ts';
import type { Deps } from '#server/deps.ts';
import { handleJob } from '#server/platform/jobs/job.ts';
import { sendChangeDecision } from './partner-jobs.ts';
import type { RequestedChanges } from './listing.entity.ts';
import { fieldsOf } from './requested-changes.ts';

interface DecidedRow {
  readonly status: 'waiting' | 'approved' | 'refused';
  readonly reason: string | null;
  readonly changes: RequestedChanges;
  readonly listing_id: string;
  readonly name: string;
  readonly email: string;
  readonly first_name: string;
  readonly language: Language;
}

export const sendChangeDecisionHandler = handleJob(sendChangeDecision, async ({ changeRequestId }, deps: Deps) => {
  const { config } = deps;
  const [row] = await deps.db.query<DecidedRow>(
    `select c.status, c.reason, c.changes, l.id as listing_id, l.door_name as name, u.email, u.first_name, u.language
     from change_requests c join listings l on l.id = c.listing_id join users u on u.id = l.owner_id where c.id = $1`,
    [changeRequestId],
  );
  if (row === undefined || row.status === 'waiting') return;
  const mail = await deps.renderMail('changeDecision', {
    kind: row.status,
    locale: localeOf(row.language),
    siteName: config.SITE_NAME,
    supportEmail: config.SUPPORT_EMAIL,
    firstName: row.first_name,
    listingName: row.name,
    fields: fieldsOf(row.changes),
    reason: row.reason,
    link: `${config.siteUrl}/dashboard/listings/${row.listing_id}${row.status === 'refused' ? '/edit' : ''}`,
  });
  await deps.mail.send({ to: row.email, ...mail, about: { kind: 'changeDecision', language: localeOf(row.language) } });
});
