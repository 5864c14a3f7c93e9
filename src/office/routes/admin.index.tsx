import { createFileRoute } from '@tanstack/react-router';
import { HomePage } from '#web/features/admin/home/home-page.tsx';

export const Route = createFileRoute('/admin/')({
  staticData: { areas: ['adminHome', 'adminJobs', 'adminAudit', 'auditWords'] },
  component: HomePage,
});
