import { createFileRoute } from '@tanstack/react-router';
import { ClaimsPage } from '#web/features/admin/claims/claims-page.tsx';
import { pageHead } from '#web/lib/page-head.ts';

interface ClaimsSearch {
  readonly claim?: string | undefined;
  readonly state?: 'decided' | undefined;
}

export const Route = createFileRoute('/admin/claims')({
  staticData: { areas: ['adminClaims', 'adminMoney', 'claims', 'custody'] },
  validateSearch: ({ claim, state }: Record<string, unknown>): ClaimsSearch => ({
    claim: typeof claim === 'string' && claim !== '' ? claim : undefined,
    state: state === 'decided' ? state : undefined,
  }),
  head: ({ matches, match }) => pageHead(matches, String(match.context.texts.of('adminClaims').title)),
  component: Claims,
});

function Claims() {
  const { claim, state } = Route.useSearch();
  return <ClaimsPage chosen={claim ?? null} state={state ?? 'open'} />;
}
