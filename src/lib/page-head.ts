interface HeadMatch {
  readonly loaderData?: unknown;
}

/** What the root route loads for the heads of all pages. */
interface SiteFacts {
  readonly siteName: string;
  readonly siteUrl: string;
}

export const siteOf = (matches: readonly HeadMatch[]): SiteFacts => ({
  siteName: '',
  siteUrl: '',
  ...(matches[0]?.loaderData as Partial<SiteFacts> | undefined),
});

/** Title and description of a page; the site's name follows the title. `matches` are those that `head` is given. */
export function pageHead(matches: readonly HeadMatch[], title: string | undefined, description?: string) {
  const { siteName } = siteOf(matches);
  const whole = title === undefined ? siteName : `${title} – ${siteName}`;
  return {
    meta: [{ title: whole }, ...(description === undefined ? [] : [{ name: 'description', content: description }])],
  };
}

interface PublicPage {
  readonly title: string;
  readonly description: string;
  /** Its one address, whatever it was asked by. */
  readonly path: string;
}

/** What search engines and link previews are told about a page that says the same to everybody. */
export function shareHead(matches: readonly HeadMatch[], { title, description, path }: PublicPage) {
  const { siteName, siteUrl } = siteOf(matches);
  const url = siteUrl + path;
  const image = `${siteUrl}/icons/app-512.png`;
  const facts = { type: 'website', site_name: siteName, title, description, url, image };
  return {
    meta: Object.entries(facts).map(([name, content]) => ({ property: `og:${name}`, content })),
    links: [{ rel: 'canonical', href: url }],
  };
}

/** The whole head of such a page; of none while it is not loaded. */
export function publicHead(matches: readonly HeadMatch[], page: PublicPage | undefined) {
  const { meta } = pageHead(matches, page?.title, page?.description);
  if (page === undefined) return { meta };
  const share = shareHead(matches, page);
  return { meta: [...meta, ...share.meta], links: share.links };
}
