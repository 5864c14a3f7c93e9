import { type Outputs, trpc } from '#web/lib/trpc.ts';

type Need = Outputs['admin']['home']['get']['needs'][number];

/** The page on which each kind of need is seen to. */
const pages: Readonly<Partial<Record<Need['kind'], string>>> = {
  message: '/admin/messages',
  changeRequest: '/admin/change-requests',
  claim: '/admin/claims',
  review: '/admin/reviews',
  payoutFailed: '/admin/payouts',
  jobsFailed: '/admin/jobs',
  mailFailed: '/admin/jobs',
};

const failures: readonly Need['kind'][] = ['payoutFailed', 'jobsFailed', 'mailFailed'];

interface RailCount {
  readonly count: number;
  readonly isFailure: boolean;
}

/** How much waits on each page of the rail, by its address; home has all of it. */
export function useRailCounts(): ReadonlyMap<string, RailCount> {
  const { data } = trpc.admin.home.get.useQuery(undefined, { refetchInterval: 30_000, staleTime: 25_000 });
  const counts = new Map<string, RailCount>();
  const needs = data?.needs ?? [];
  if (needs.length > 0) counts.set('/admin', { count: needs.length, isFailure: false });
  for (const { kind, count = 1 } of needs) {
    const page = pages[kind];
    if (page === undefined) continue;
    const before = counts.get(page)?.count ?? 0;
    counts.set(page, { count: before + count, isFailure: failures.includes(kind) });
  }
  return counts;
}
