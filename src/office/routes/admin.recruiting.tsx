import { createFileRoute } from '@tanstack/react-router';
import { recruitingDays } from '#shared/admin/recruiting-schema.ts';
import { RecruitingPage, type RecruitingSearch } from '#web/features/admin/recruiting/recruiting-page.tsx';
import { pageHead } from '#web/lib/page-head.ts';

export const Route = createFileRoute('/admin/recruiting')({
  staticData: { areas: ['adminRecruiting'] },
  validateSearch: (search: Record<string, unknown>): RecruitingSearch => ({
    days: recruitingDays.find((days) => days === Number(search.days)),
  }),
  head: ({ matches, match }) => pageHead(matches, String(match.context.texts.of('adminRecruiting').title)),
  component: RecruitingPage,
});
