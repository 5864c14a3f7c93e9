import { expect, it } from 'vitest';
import type { LoadedPage } from './load-page.ts';
import { pageFacts } from './page-facts.ts';

const union = { name: 'Union Station', kind: 'station', latitude: 43.6453, longitude: -79.3806 } as const;
const page: LoadedPage['page'] = {
  id: 'x',
  url: '/toronto/union-station',
  language: 'en',
  languages: ['en'],
  pageType: 'place',
  title: 'Luggage storage near Union Station',
  description: '',
  settings: { city: 'Toronto', country: 'CA', place: union },
  background: null,
  topFavorite: false,
  cityName: 'Toronto',
  cityUrl: '/toronto',
  parts: [],
  questions: [],
  updatedAt: '2026-11-01T00:00:00Z',
};
const site = {
  siteUrl: 'https://cloakroom.example',
  siteName: 'Cloakroom',
  pathOf: (url: string) => url,
  image: undefined,
};

it.each([
  ['stands below its city', '/toronto', ['/', '/toronto', '/toronto/union-station']],
  ['stands below the site where its city’s page is not read', null, ['/', '/toronto/union-station']],
])('a page of a place %s, for search engines', (_, cityUrl, paths) => {
  const [crumbs] = pageFacts({ page: { ...page, cityUrl } }, site);
  expect(crumbs).toMatchObject({
    itemListElement: paths.map((path, index) => ({ position: index + 1, item: `https://cloakroom.example${path}` })),
  });
});
