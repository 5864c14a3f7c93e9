/**
 * What machines read of the site itself, as schema.org says it: who runs it, and how it is searched. A place that is
 * only typed is found by its name.
 */
export const siteFacts = (siteUrl: string, siteName: string, language: string): readonly object[] => [
  {
    '@type': 'Organization',
    '@id': `${siteUrl}/#organization`,
    name: siteName,
    url: `${siteUrl}/`,
    logo: `${siteUrl}/icons/app-512.png`,
  },
  {
    '@type': 'WebSite',
    '@id': `${siteUrl}/#website`,
    name: siteName,
    url: `${siteUrl}/`,
    inLanguage: language,
    publisher: { '@id': `${siteUrl}/#organization` },
    potentialAction: {
      '@type': 'SearchAction',
      target: { '@type': 'EntryPoint', urlTemplate: `${siteUrl}/map?q={search_term_string}` },
      'query-input': 'required name=search_term_string',
    },
  },
];
