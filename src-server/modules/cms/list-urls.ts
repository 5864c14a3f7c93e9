import type { Locale } from '#shared/messages/text.ts';
import type { Deps } from '#server/deps.ts';

interface UrlRow {
  readonly url: string;
  readonly updated_at: Date;
  readonly languages: readonly Locale[];
}

/** The addresses of published pages with the day of their last change in any language, and the languages there are. */
export function listUrls({ db }: Pick<Deps, 'db'>): Promise<UrlRow[]> {
  return db.query(`
    select url, max(updated_at) as updated_at,
      array_agg(language order by array_position(array['en', 'fr', 'es'], language)) as languages
    from cms_pages where published group by url order by url`);
}
