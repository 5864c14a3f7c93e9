import { createFileRoute } from '@tanstack/react-router';
import { AuditPage } from '#web/features/admin/audit/audit-page.tsx';
import { auditSearch } from '#web/features/admin/audit/audit-search.ts';
import { pageHead } from '#web/lib/page-head.ts';

export const Route = createFileRoute('/admin/audit')({
  staticData: { areas: ['adminAudit', 'adminJobs', 'adminMoney', 'auditWords', 'shopKinds'] },
  validateSearch: auditSearch,
  head: ({ matches, match }) => pageHead(matches, String(match.context.texts.of('adminAudit').title)),
  component: AuditPage,
});
