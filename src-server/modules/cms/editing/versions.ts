import { plainUrl } from '#shared/cms/page-url.ts';
import { type Locale, locales } from '#shared/messages/text.ts';
import type { Deps } from '#server/deps.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import { notFound } from '#server/platform/errors/common.errors.ts';
import { newId } from '#server/platform/ids.ts';
import { type Ask, drafts } from './page-rows.ts';
import { askIn, lockPage } from './save-draft.ts';

interface Words {
  readonly title: string;
  readonly description: string;
  readonly body: string;
}

type Texts = Partial<Record<Locale, Words>>;

async function readVersion(ask: Ask, url: string, number: number): Promise<Texts> {
  const [row] = await ask<{ texts: Texts }>('select texts from cms_versions where url = $1 and number = $2', [
    url,
    number,
  ]);
  if (row === undefined) throw notFound();
  return row.texts;
}

/** A version of a page and the one before it, to be compared. @throws AppError 404 for an unknown one. */
export async function getVersion({ db }: Pick<Deps, 'db'>, input: { readonly url: string; readonly number: number }) {
  const url = plainUrl(input.url);
  const texts = await readVersion(db.query, url, input.number);
  const before = input.number === 1 ? {} : await readVersion(db.query, url, input.number - 1).catch(() => ({}));
  return { number: input.number, texts, before: before as Texts };
}

/** Makes a version's texts the drafts of now; nothing is published by it. @throws AppError 404 for an unknown one. */
export async function restoreVersion(
  deps: Deps,
  actorId: string | null,
  input: { readonly url: string; readonly number: number },
): Promise<void> {
  const url = plainUrl(input.url);
  const at = deps.clock.now().toString();
  await inTransaction(deps, async (em) => {
    await lockPage(em, url);
    const ask = askIn(em);
    const texts = await readVersion(ask, url, input.number);
    const known = await drafts(ask, url);
    for (const language of locales) {
      const words = texts[language];
      if (words === undefined) continue;
      const revision = (known.find((draft) => draft.language === language)?.revision ?? 0) + 1;
      await ask(
        `insert into cms_drafts (id, url, language, title, description, body, followed, revision, saved_by, saved_at)
         values ($1, $2, $3, $4, $5, $6, '[]', $7, $8, $9)
         on conflict (url, language) do update set title = excluded.title, description = excluded.description,
           body = excluded.body, followed = excluded.followed, revision = excluded.revision,
           saved_by = excluded.saved_by, saved_at = excluded.saved_at`,
        [newId(), url, language, words.title, words.description, words.body, revision, actorId, at],
      );
    }
  });
}
