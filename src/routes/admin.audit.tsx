import { createFileRoute } from '@tanstack/react-router';
import { AuditPage, type AuditSearch } from '#web/features/admin/audit/audit-page.tsx';
import { pageHead } from '#web/lib/page-head.ts';

const text = (value: unknown): string | undefined => (typeof value === 'string' && value !== '' ? value : undefined);

export const Route = createFileRoute('/admin/audit')({
  staticData: { areas: ['adminAudit'] },
  validateSearch: (search: Record<string, unknown>): AuditSearch => ({
    days: [1, 30, 400].find((days) => days === Number(search.days)),
    about: text(search.about),
    by: text(search.by),
    entry: text(search.entry),
  }),
  head: ({ matches, match }) => pageHead(matches, String(match.context.texts.of('adminAudit').title)),
  component: AuditPage,
});
