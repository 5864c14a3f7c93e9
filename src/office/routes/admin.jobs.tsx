import { createFileRoute } from '@tanstack/react-router';
import { JobsPage } from '#web/features/admin/jobs/jobs-page.tsx';
import { pageHead } from '#web/lib/page-head.ts';

export const Route = createFileRoute('/admin/jobs')({
  staticData: { areas: ['adminJobs'] },
  /** `job` is the one in the panel. */
  validateSearch: ({ job }: Record<string, unknown>): { job?: string } =>
    typeof job === 'string' && job !== '' ? { job } : {},
  head: ({ matches, match }) => pageHead(matches, String(match.context.texts.of('adminJobs').title)),
  component: JobsPage,
});
