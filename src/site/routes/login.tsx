import { createFileRoute, redirect } from '@tanstack/react-router';
import { startPath } from '#shared/accounts/start-path.ts';
import { LoginPage } from '#web/features/accounts/login-page.tsx';
import { TicketsAtLogin } from '#web/features/orders/tickets-at-login.tsx';
import { isOwnPath } from '#web/lib/nav/own-path.ts';
import { pageHead } from '#web/lib/page-head.ts';

interface LoginSearch {
  readonly tab?: 1 | undefined;
  readonly google?: 'failed' | undefined;
  /** Where to go after login, when the page was asked for without a history. */
  readonly returnTo?: string | undefined;
}

/** An activation link works on this page too: what it is about goes on to where a person signed in is sent. */
function withActivation(path: string, query: string): string {
  const asked = new URLSearchParams(query);
  const [id, token] = [asked.get('id'), asked.get('token')];
  if (id === null || token === null) return path;
  const url = new URL(path, 'http://site');
  url.searchParams.set('id', id);
  url.searchParams.set('token', token);
  return `${url.pathname}${url.search}${url.hash}`;
}

export const Route = createFileRoute('/login')({
  staticData: { areas: ['accounts', 'errors', 'find', 'orders'] },
  validateSearch: (search: Record<string, unknown>): LoginSearch => ({
    // A value left out would be read as it stands in the address.
    tab: Number(search.tab) === 1 ? 1 : undefined,
    google: search.google === 'failed' ? 'failed' : undefined,
    returnTo: isOwnPath(search.returnTo) ? search.returnTo : undefined,
  }),
  beforeLoad: async ({ context, search, location }) => {
    const viewer = await context.api.accounts.viewer.ensureData();
    if (viewer === null) return;
    const target = location.state.onLoginGoTo ?? search.returnTo;
    throw redirect({ href: withActivation(isOwnPath(target) ? target : startPath(viewer), location.searchStr) });
  },
  loader: async ({ context }) => {
    await context.api.booking.tickets.ensureData();
  },
  head: ({ matches, match }) => {
    const words = match.context.texts.of('accounts');
    return pageHead(matches, String(words[match.search.tab === 1 ? 'signUpTitle' : 'loginTitle']));
  },
  component: Login,
});

function Login() {
  const { tab, google } = Route.useSearch();
  return (
    <LoginPage tab={tab ?? 0} googleFailed={google === 'failed'}>
      <TicketsAtLogin />
    </LoginPage>
  );
}
