import { linksIn, textWarnings, type TextWarning } from '#shared/cms/check-text.ts';
import type { Deps } from '#server/deps.ts';

/** Paths of the application's own pages, which no content page is at. */
const OWN =
  /^\/(?:$|map(?:\/|$)|orders|find-booking|login|join|account|settings|help|contact|information|dashboard|partners|book(?:\/|$)|api\/docs|[a-z-]+\/(?:faq|pricing)$)/;

/** Which links of a text lead nowhere, or to an address that moved. */
async function linkWarnings(
  { db, config }: Pick<Deps, 'db' | 'config'>,
  body: string,
): Promise<readonly TextWarning[]> {
  const links = linksIn(body, config.siteUrl).filter(({ path }) => !OWN.test(path));
  if (links.length === 0) return [];
  const paths = [...new Set(links.map(({ path }) => path))];
  const [pages, moved] = await Promise.all([
    db.query<{ url: string }>('select distinct url from cms_pages where published and url = any ($1)', [paths]),
    db.query<{ from_url: string; to_url: string }>(
      `select from_url, to_url from cms_redirects where from_url = any ($1)
         and exists (select from cms_pages where url = to_url and published)`,
      [paths],
    ),
  ]);
  const known = new Set(pages.map(({ url }) => url));
  const to = new Map(moved.map(({ from_url, to_url }) => [from_url, to_url]));
  return links
    .filter(({ path }) => !known.has(path))
    .map(({ path, line }): TextWarning => {
      const target = to.get(path);
      return target === undefined
        ? { kind: 'missingPage', line, about: path }
        : { kind: 'movedPage', line, about: target };
    });
}

/** What the editor of a text should look at, in the order of its lines. */
export async function warningsOf(deps: Pick<Deps, 'db' | 'config'>, body: string): Promise<readonly TextWarning[]> {
  return [...textWarnings(body), ...(await linkWarnings(deps, body))].toSorted((a, b) => a.line - b.line);
}
