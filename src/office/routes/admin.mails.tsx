import { createFileRoute } from '@tanstack/react-router';
import { MailsPage } from '#web/features/admin/mails/mails-page.tsx';
import { pageHead } from '#web/lib/page-head.ts';

interface MailsSearch {
  readonly mail?: string | undefined;
  readonly text?: string | undefined;
  readonly fate?: 'failed' | 'sent' | undefined;
  /** How far back; a week where it is absent. */
  readonly days?: number | undefined;
}

export const Route = createFileRoute('/admin/mails')({
  staticData: { areas: ['adminMails', 'adminJobs'] },
  /** `mail` is the one in the panel. */
  validateSearch: ({ mail, text, fate, days }: Record<string, unknown>): MailsSearch => ({
    ...(typeof mail === 'string' && mail !== '' ? { mail } : {}),
    ...(typeof text === 'string' && text !== '' ? { text } : {}),
    ...(fate === 'failed' || fate === 'sent' ? { fate } : {}),
    ...(days === 1 || days === 90 ? { days } : {}),
  }),
  head: ({ matches, match }) => pageHead(matches, String(match.context.texts.of('adminMails').title)),
  component: MailsPage,
});
