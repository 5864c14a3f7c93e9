import { createFileRoute } from '@tanstack/react-router';
import { JoinPage } from '#web/features/partner/onboarding/join-page.tsx';
import { beforeJoin, loadJoin } from '#web/features/partner/onboarding/join-route.ts';
import { pageHead } from '#web/lib/page-head.ts';

export const Route = createFileRoute('/join_/link')({
  staticData: { areas: ['join', 'errors'] },
  beforeLoad: beforeJoin,
  loader: loadJoin,
  head: ({ matches, match }) => pageHead(matches, String(match.context.texts.of('join').title)),
  component: Join,
});

function Join() {
  const { countries, next } = Route.useLoaderData();
  return <JoinPage countries={countries} next={next} />;
}
