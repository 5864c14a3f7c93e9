import { plainUrl } from '#shared/cms/page-url.ts';
import type { Deps } from '#server/deps.ts';

/** Where the page of an address went, however often it moved; `null` where none was, or it is not published. */
export async function findRedirect({ db }: Pick<Deps, 'db'>, url: string): Promise<string | null> {
  const [row] = await db.query<{ to_url: string }>(
    `select to_url from cms_redirects where from_url = $1
       and exists (select from cms_pages where url = to_url and published)`,
    [plainUrl(url)],
  );
  return row?.to_url ?? null;
}
