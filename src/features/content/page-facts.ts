import type { LoadedPage } from './load-page.ts';

/** What a page is to machines that read schema.org: where it stands, its questions, and the place it is about. */
export function pageFacts({ page, live = [] }: LoadedPage, siteUrl: string): readonly object[] {
  const { city, country, place } = page.settings;
  const url = siteUrl + page.url;
  const steps = page.url.split('/').slice(1);
  const crumbs = steps.map((_, index) => `/${steps.slice(0, index + 1).join('/')}`);
  const names = place === undefined || crumbs.length < 2 ? [page.title] : [city ?? page.title, page.title];
  const questions = [...live, ...page.questions].map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer },
  }));
  return [
    {
      '@type': 'BreadcrumbList',
      itemListElement: (names.length === 1 ? [page.url] : crumbs).map((path, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        name: names[index] ?? page.title,
        item: siteUrl + path,
      })),
    },
    ...(questions.length === 0
      ? []
      : [
          {
            '@type': 'FAQPage',
            url,
            inLanguage: page.language,
            mainEntity: questions,
          },
        ]),
    ...(place === undefined
      ? []
      : [
          {
            '@type': 'Place',
            name: place.name,
            url,
            geo: {
              '@type': 'GeoCoordinates',
              latitude: place.latitude,
              longitude: place.longitude,
            },
            address: {
              '@type': 'PostalAddress',
              addressLocality: city,
              addressCountry: country,
            },
          },
        ]),
    ...(page.pageType === 'article'
      ? [
          {
            '@type': 'Article',
            headline: page.title,
            description: page.description,
            url,
            dateModified: page.updatedAt,
          },
        ]
      : []),
  ];
}
