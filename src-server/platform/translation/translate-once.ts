import type { Locale } from '#shared/messages/text.ts';
import type { Deps } from '#server/deps.ts';
import { notFound, serviceAway } from '#server/platform/errors/common.errors.ts';
import { ttlCache } from '#server/platform/ttl-cache.ts';
import { TranslatorFailure } from './translator.ts';

/** Translations of texts, which never change. */
const translations = ttlCache<string>(Infinity);

interface Written {
  readonly text: string;
  readonly from: Locale;
  readonly to: Locale;
}

/**
 * What a person wrote in another language, by a machine.
 * @throws AppError 404 where nothing translates, 503 when the service is away.
 */
export async function translateOnce(
  deps: Pick<Deps, 'db' | 'clock' | 'log' | 'translator'>,
  { text, from, to }: Written,
): Promise<string> {
  const { translator } = deps;
  if (translator === null) throw notFound();
  if (from === to || text === '') return text;
  try {
    return await translations.get(deps, `${from} ${to} ${text}`, () => translator.translate(text, from, to));
  } catch (error) {
    if (!(error instanceof TranslatorFailure)) throw error;
    deps.log.warn({ reason: error.reason }, 'What a person wrote could not be translated');
    throw serviceAway();
  }
}
