import type { PageSettings } from '#shared/cms/page-settings.ts';
import type { Locale } from '#shared/messages/text.ts';
import { notFound } from '#server/platform/errors/common.errors.ts';

/** Asks the database; in a transaction its own. */
export type Ask = <Row>(text: string, values?: readonly unknown[]) => Promise<Row[]>;

/** A page's words in one language. */
export interface PageText {
  readonly title: string;
  readonly description: string;
  readonly body: string;
  /** What of the English text each part of it was written for. */
  readonly followed: readonly string[];
}

export interface PublishedRow extends PageText {
  readonly language: Locale;
  readonly published: boolean;
  readonly page_type: 'article' | 'city' | 'place' | 'page';
  readonly settings: PageSettings;
  readonly background: string | null;
  readonly top_favorite: boolean;
  readonly updated_at: Date;
}

export interface DraftRow extends PageText {
  readonly language: Locale;
  readonly revision: number;
  readonly saved_at: Date;
  readonly saved_by: string | null;
}

export const publishedTexts = (ask: Ask, url: string): Promise<PublishedRow[]> =>
  ask<PublishedRow>(
    `select language, published, page_type, title, description, body, followed, settings, background, top_favorite,
       updated_at
     from cms_pages where url = $1`,
    [url],
  );

export const drafts = (ask: Ask, url: string): Promise<DraftRow[]> =>
  ask<DraftRow>(
    `select d.language, d.title, d.description, d.body, d.followed, d.revision, d.saved_at,
       concat_ws(' ', u.first_name, u.last_name) as saved_by
     from cms_drafts d left join users u on u.id = d.saved_by where d.url = $1`,
    [url],
  );

/** Both of a page. @throws AppError 404 for an address without a page. */
export async function textsOf(ask: Ask, url: string) {
  const published = await publishedTexts(ask, url);
  const [first] = published;
  if (first === undefined) throw notFound();
  return { first, published, drafts: await drafts(ask, url) };
}
