import type { Locale } from '#shared/messages/text.ts';
import type { Log } from '#server/platform/log.ts';
import { serviceAway } from '#server/platform/errors/common.errors.ts';
import { type Translator, TranslatorFailure } from './translator.ts';

/** What was put into another language lately, by process; the oldest go first. */
const MOST_KEPT = 500;
const kept = new WeakMap<Translator, Map<string, Promise<string>>>();

/** Asks once for each text and language, also where several readers ask at the same time; a failure is asked again. */
function askOnce(translator: Translator, text: string, from: Locale, to: Locale): Promise<string> {
  const known = kept.get(translator) ?? new Map<string, Promise<string>>();
  kept.set(translator, known);
  const key = `${from} ${to} ${text}`;
  const before = known.get(key);
  if (before !== undefined) return before;
  const asked = translator.translate(text, from, to);
  known.set(key, asked);
  asked.catch(() => known.delete(key));
  for (const oldest of known.keys()) {
    if (known.size <= MOST_KEPT) break;
    known.delete(oldest);
  }
  return asked;
}

interface Written {
  readonly text: string;
  readonly from: Locale;
  readonly to: Locale;
}

/** What a person wrote in another language, by a machine. @throws AppError 503 when the service is away. */
export async function translateOnce(translator: Translator, log: Log, { text, from, to }: Written): Promise<string> {
  if (from === to || text === '') return text;
  try {
    return await askOnce(translator, text, from, to);
  } catch (error) {
    if (!(error instanceof TranslatorFailure)) throw error;
    log.warn({ reason: error.reason }, 'What a person wrote could not be translated');
    throw serviceAway();
  }
}
