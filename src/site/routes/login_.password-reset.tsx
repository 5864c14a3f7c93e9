import { createFileRoute } from '@tanstack/react-router';
import { ResetPage } from '#web/features/accounts/reset-page.tsx';
import { pageHead } from '#web/lib/page-head.ts';

interface ResetSearch {
  readonly reset_password?: boolean | string | undefined;
  readonly 'access-token'?: string | undefined;
  readonly client?: string | undefined;
  readonly uid?: string | undefined;
}

const text = (value: unknown): string | undefined =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : undefined;

export const Route = createFileRoute('/login_/password-reset')({
  staticData: { areas: ['accounts', 'errors'] },
  validateSearch: (search: Record<string, unknown>): ResetSearch => ({
    reset_password: search.reset_password === undefined ? undefined : true,
    'access-token': text(search['access-token']),
    client: text(search.client),
    uid: text(search.uid),
  }),
  head: ({ matches, match }) => ({
    ...pageHead(matches, String(match.context.texts.of('accounts').resetTitle)),
  }),
  component: Reset,
});

/** The new password is asked for when the query carries everything of the mailed link. */
function Reset() {
  const search = Route.useSearch();
  const token = search['access-token'];
  const isConfirm = search.reset_password && token && search.client && search.uid;
  const first = search.client === 'claim' ? 'guest' : search.client === 'invited' ? 'administrator' : null;
  return <ResetPage token={isConfirm ? token : null} firstOf={first} />;
}
