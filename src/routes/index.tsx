import { createFileRoute } from '@tanstack/react-router';
import { fill } from '#shared/messages/text.ts';
import { LandingPage } from '#web/features/landing/landing-page.tsx';
import { shareHead, siteOf } from '#web/lib/page-head.ts';

export const Route = createFileRoute('/')({
  staticData: { areas: ['landing', 'dates'] },
  loader: async ({ context: { api } }) => {
    await Promise.all([
      api.search.home.ensureData(),
      api.search.start.ensureData(),
      api.pricing.countryPricings.ensureData(),
    ]);
  },
  head: ({ matches, match }) => {
    const { texts } = match.context;
    const { siteName } = siteOf(matches);
    const words = (key: string) => fill(texts.of('common')[key] ?? '', { site: siteName }, texts.locale);
    return shareHead(matches, { title: words('siteTitle'), description: words('siteDescription'), path: '/' });
  },
  component: LandingPage,
});
