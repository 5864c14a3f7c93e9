import { createFileRoute } from '@tanstack/react-router';
import { LandingPage } from '#web/features/landing/landing-page.tsx';

export const Route = createFileRoute('/')({
  staticData: { areas: ['landing', 'dates'] },
  loader: async ({ context: { api } }) => {
    await Promise.all([
      api.search.home.ensureData(),
      api.search.start.ensureData(),
      api.pricing.countryPricings.ensureData(),
    ]);
  },
  component: LandingPage,
});
