/** What the site is to machines that read schema.org: its name, as search results show it, and who stands behind it. */
export const siteFacts = (siteUrl: string, siteName: string): readonly object[] => [
  { '@type': 'WebSite', name: siteName, url: `${siteUrl}/` },
  { '@type': 'Organization', name: siteName, url: `${siteUrl}/`, logo: `${siteUrl}/icons/app-512.png` },
];
