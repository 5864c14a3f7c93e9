import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { type Outputs, trpc } from '#web/lib/trpc.ts';

type Kind = Outputs['admin']['home']['counts'][number]['kind'];

/** The page on which each kind of need is seen to. */
const pages: Readonly<Partial<Record<Kind, string>>> = {
  message: '/admin/messages',
  newLocation: '/admin/new-locations',
  changeRequest: '/admin/change-requests',
  claim: '/admin/claims',
  review: '/admin/reviews',
  payoutFailed: '/admin/payouts',
  payoutAccount: '/admin/payouts',
  jobsFailed: '/admin/jobs',
  mailFailed: '/admin/jobs',
};

const failures: readonly Kind[] = ['payoutFailed', 'jobsFailed', 'mailFailed'];

interface RailCount {
  readonly count: number;
  readonly isFailure: boolean;
}

/** How much waits on each page of the rail, by its address; home has all of it. Whatever is done is counted at once. */
export function useRailCounts(): ReadonlyMap<string, RailCount> {
  const { data } = trpc.admin.home.counts.useQuery(undefined, { refetchInterval: 30_000, staleTime: 25_000 });
  const mutations = useQueryClient().getMutationCache();
  const utils = trpc.useUtils();
  useEffect(
    () =>
      mutations.subscribe((event) => {
        if (event.type === 'updated' && event.action.type === 'success') void utils.admin.home.counts.invalidate();
      }),
    [mutations, utils],
  );
  const counts = new Map<string, RailCount>();
  const kinds = data ?? [];
  const all = kinds.reduce((sum, { needs }) => sum + needs, 0);
  if (all > 0) counts.set('/admin', { count: all, isFailure: false });
  for (const { kind, needs, things } of kinds) {
    const page = pages[kind];
    if (page === undefined) continue;
    const before = counts.get(page)?.count ?? 0;
    // Jobs that failed alike are one row of their page.
    const count = kind === 'jobsFailed' ? needs : things;
    counts.set(page, { count: before + count, isFailure: failures.includes(kind) });
  }
  return counts;
}
