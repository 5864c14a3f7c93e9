import { createFileRoute } from '@tanstack/react-router';
import { TokensPage } from '#web/features/admin/tokens/tokens-page.tsx';
import { pageHead } from '#web/lib/page-head.ts';

export const Route = createFileRoute('/admin/tokens')({
  staticData: { areas: ['adminTokens'] },
  loader: async ({ context }) => {
    await Promise.all([context.api.admin.tokens.ensureData(), context.api.webhooks.ofAdministrators.ensureData()]);
    return { now: new Date().toISOString().replace(/\.\d+Z$/, 'Z') };
  },
  head: ({ matches, match }) => pageHead(matches, String(match.context.texts.of('adminTokens').title)),
  component: Tokens,
});

function Tokens() {
  const { now } = Route.useLoaderData();
  return <TokensPage now={now} />;
}
