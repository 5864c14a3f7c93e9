import { createFileRoute } from '@tanstack/react-router';
import { fill } from '#shared/messages/text.ts';
import { streetPreloads } from '#web/drawings/picture-preloads.ts';
import { siteFacts } from '#web/features/landing/site-facts.ts';
import { LandingPage } from '#web/features/landing/landing-page.tsx';
import { parseFilterCookie, readFilterCookie } from '#web/parts/filter/filter-cookie.ts';
import { inLanguage } from '#web/parts/filter/in-language.ts';
import { returningSearch } from '#web/parts/filter/returning-search.ts';
import { inEachLanguage, pathInLanguage, shareHead, siteOf } from '#web/lib/page-head.ts';

export const Route = createFileRoute('/')({
  staticData: { areas: ['landing', 'dates', 'places'] },
  loader: async ({ context: { api, filterCookie, texts } }) => {
    const [start] = await Promise.all([
      api.search.start.ensureData(),
      api.search.home.ensureData(),
      api.pricing.countryPricings.ensureData(),
    ]);
    const kept = returningSearch(parseFilterCookie(filterCookie) ?? readFilterCookie(), start, Date.now());
    return kept && inLanguage(kept, texts.locale);
  },
  head: ({ matches, match }) => {
    const { texts, theme } = match.context;
    const { siteName } = siteOf(matches);
    const words = (key: string) => fill(texts.of('common')[key] ?? '', { site: siteName }, texts.locale);
    return shareHead(matches, {
      title: words('siteTitle'),
      description: words('siteDescription'),
      path: pathInLanguage('/', texts.locale),
      languages: inEachLanguage('/'),
      pictures: streetPreloads(theme),
      ...(import.meta.env.SSR
        ? { facts: (siteUrl: string, name: string) => siteFacts(siteUrl, name, texts.locale) }
        : {}),
    });
  },
  component: Landing,
});

function Landing() {
  return <LandingPage kept={Route.useLoaderData()} />;
}
