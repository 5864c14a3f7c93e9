import type { ContentView } from './content-view.ts';
import type { LiveQuestion } from './guide/guide-types.ts';

interface OnSite {
  readonly siteUrl: string;
  readonly siteName: string;
  /** A page's one address in the language of this one, without the site. */
  readonly pathOf: (url: string) => string;
  /** The picture it is shared with, a path of this site. */
  readonly image: string | undefined;
}

/** The pages above a page that can be read, from the site itself on, with their names. */
function waysTo(page: ContentView, siteName: string) {
  const { cityName, cityUrl } = page;
  const isBelowCity = page.settings.place !== undefined && cityName !== null && cityUrl !== null;
  return [
    { name: siteName, url: '/' },
    ...(isBelowCity ? [{ name: cityName, url: cityUrl }] : []),
    { name: page.title, url: page.url },
  ];
}

/** What a page is to machines that read schema.org: where it stands, its questions, and the place it is about. */
export function pageFacts(
  { page, live = [] }: { readonly page: ContentView; readonly live?: readonly LiveQuestion[] },
  { siteUrl, siteName, pathOf, image }: OnSite,
): readonly object[] {
  const { country, place } = page.settings;
  const addressOf = (path: string) => siteUrl + pathOf(path);
  const url = addressOf(page.url);
  const questions = [...live, ...page.questions].map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer },
  }));
  return [
    {
      '@type': 'BreadcrumbList',
      itemListElement: waysTo(page, siteName).map((step, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        name: step.name,
        item: addressOf(step.url),
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
              addressLocality: page.cityName ?? undefined,
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
            inLanguage: page.language,
            ...(image === undefined ? {} : { image: siteUrl + image }),
            dateModified: page.updatedAt,
          },
        ]
      : []),
  ];
}
