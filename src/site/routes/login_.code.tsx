import { createFileRoute, redirect } from '@tanstack/react-router';
import { CodePage } from '#web/features/accounts/code-page.tsx';
import { isOwnPath } from '#web/lib/nav/own-path.ts';
import { pageHead } from '#web/lib/page-head.ts';

interface CodeSearch {
  /** Where to go once the second factor was given. */
  readonly returnTo?: string | undefined;
}

export const Route = createFileRoute('/login_/code')({
  staticData: { areas: ['accounts', 'secondFactor', 'errors'] },
  validateSearch: (search: Record<string, unknown>): CodeSearch => ({
    returnTo: isOwnPath(search.returnTo) ? search.returnTo : undefined,
  }),
  beforeLoad: async ({ context, search }) => {
    if ((await context.api.accounts.viewer.ensureData()) !== null) throw redirect({ href: search.returnTo ?? '/' });
  },
  head: ({ matches, match }) => ({
    ...pageHead(matches, String(match.context.texts.of('secondFactor').codeTitle)),
  }),
  component: Code,
});

function Code() {
  const { returnTo } = Route.useSearch();
  return <CodePage to={returnTo ?? '/'} />;
}
