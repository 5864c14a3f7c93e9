import type { Locale } from '#shared/messages/text.ts';
import type { Deps } from '#server/deps.ts';

interface PageRow {
  readonly url: string;
  readonly title: string;
  readonly page_type: 'article' | 'city' | 'place' | 'page';
  readonly published: readonly Locale[] | null;
  readonly drafts: readonly Locale[] | null;
  readonly changed_at: Date;
  readonly publish_at: Date | null;
  readonly is_offline: boolean;
}

const SQL = `
  select p.url, (array_agg(p.title order by p.language <> 'en'))[1] as title, min(p.page_type) as page_type,
    array_agg(p.language) filter (where p.published) as published,
    (select array_agg(d.language) from cms_drafts d where d.url = p.url) as drafts,
    greatest(max(p.updated_at), (select max(d.saved_at) from cms_drafts d where d.url = p.url)) as changed_at,
    (select c.publish_at from cms_plans c where c.url = p.url) as publish_at,
    not bool_or(p.published)
      and exists (select from cms_versions v where v.url = p.url and v.kind = 'offline') as is_offline
  from cms_pages p group by p.url order by p.url`;

/** Every page, published or not, by its address. */
export async function listAllPages({ db }: Pick<Deps, 'db'>) {
  const rows = await db.query<PageRow>(SQL);
  return rows.map((row) => ({
    url: row.url,
    title: row.title,
    pageType: row.page_type,
    published: row.published ?? [],
    drafts: row.drafts ?? [],
    changedAt: row.changed_at.toISOString(),
    publishAt: row.publish_at?.toISOString() ?? null,
    isOffline: row.is_offline,
  }));
}
