import type { Deps } from '#server/deps.ts';

/** The addresses of published pages with the day of their last change in any language. */
export function listUrls({ db }: Deps): Promise<{ url: string; updated_at: Date }[]> {
  return db.query('select url, max(updated_at) as updated_at from cms_pages where published group by url order by url');
}
