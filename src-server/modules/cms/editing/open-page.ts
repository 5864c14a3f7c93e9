import { marksOf, partStates } from '#shared/cms/outline.ts';
import { plainUrl } from '#shared/cms/page-url.ts';
import { type Locale, locales } from '#shared/messages/text.ts';
import type { Deps } from '#server/deps.ts';
import { votesOf } from '../answer-votes.ts';
import { type PageText, textsOf } from './page-rows.ts';
import { whatLeadsTo } from './take-offline.ts';
import { warningsOf } from './warnings-of.ts';

interface VersionRow {
  readonly number: number;
  readonly kind: 'published' | 'restored' | 'moved' | 'offline';
  readonly restored_from: number | null;
  readonly created_at: Date;
  readonly by: string | null;
  readonly languages: readonly Locale[];
}

const VERSIONS = `
  select v.number, v.kind, v.restored_from, v.created_at, concat_ws(' ', u.first_name, u.last_name) as by,
    array(select jsonb_object_keys(v.texts)) as languages
  from cms_versions v left join users u on u.id = v.created_by where v.url = $1 order by v.number desc limit 50`;

interface PlanRow {
  readonly languages: readonly Locale[];
  readonly publish_at: Date;
  readonly by: string | null;
}

const PLAN = `
  select p.languages, p.publish_at, concat_ws(' ', u.first_name, u.last_name) as by
  from cms_plans p left join users u on u.id = p.planned_by where p.url = $1`;

const nothing: PageText = { title: '', description: '', body: '', followed: [] };

/**
 * A page as its editor needs it: each language published and as a draft, with what to look at, and what of it is missing
 * or older than the English draft; what was published before, and what will be.
 * @throws AppError 404 for an address without a page.
 */
export async function openPage(deps: Pick<Deps, 'db' | 'config' | 'clock'>, asked: string) {
  const url = plainUrl(asked);
  const { query } = deps.db;
  const [{ first, published, drafts }, versions, [plan], leads] = await Promise.all([
    textsOf(query, url),
    query<VersionRow>(VERSIONS, [url]),
    query<PlanRow>(PLAN, [url]),
    whatLeadsTo(query, url, deps.config.siteUrl),
  ]);
  const isPublished = published.some((row) => row.published);
  const publishedIn = (language: Locale) => published.find((row) => row.language === language && row.body !== '');
  const draftIn = (language: Locale) => drafts.find((row) => row.language === language);
  const englishNow = publishedIn('en')?.body ?? '';
  const english = draftIn('en')?.body ?? englishNow;
  const texts = await Promise.all(
    locales.map(async (language) => {
      const row = publishedIn(language);
      const draft = draftIn(language);
      const now = draft ?? row ?? null;
      const followed = now === null || now.followed.length > 0 ? now : { ...now, followed: marksOf(englishNow) };
      return {
        language,
        published:
          row === undefined || !row.published
            ? null
            : { title: row.title, description: row.description, body: row.body, at: row.updated_at.toISOString() },
        draft:
          draft === undefined
            ? null
            : { revision: draft.revision, savedAt: draft.saved_at.toISOString(), savedBy: draft.saved_by },
        title: (now ?? nothing).title,
        description: (now ?? nothing).description,
        body: (now ?? nothing).body,
        parts: language === 'en' ? partStates(english, { body: english, followed: [] }) : partStates(english, followed),
        warnings: await warningsOf(deps, (now ?? nothing).body),
      };
    }),
  );
  return {
    url,
    pageType: first.page_type,
    settings: first.settings,
    background: first.background,
    topFavorite: first.top_favorite,
    isPublished,
    isOffline: !isPublished && versions.some(({ kind }) => kind === 'offline'),
    ...leads,
    texts,
    versions: versions.map(({ created_at, restored_from, ...version }) => ({
      ...version,
      restoredFrom: restored_from,
      at: created_at.toISOString(),
    })),
    plan: plan === undefined ? null : { languages: plan.languages, at: plan.publish_at.toISOString(), by: plan.by },
    votes: await votesOf(deps, url, englishNow),
  };
}
