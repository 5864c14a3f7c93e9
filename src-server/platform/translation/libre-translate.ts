import { z } from 'zod';
import { type Translator, TranslatorFailure } from './translator.ts';

/** A reader waits for it with the original before them. */
const PATIENCE = 10_000;

const answerSchema = z.object({ translatedText: z.string().max(20_000) });

interface LibreTranslateOptions {
  /** Where the service is, such as `http://localhost:5000`. */
  readonly url: string;
  /** What it asks for, where it asks for one. */
  readonly key: string | undefined;
}

/** A LibreTranslate server, which any owner can run for themselves. */
export function createLibreTranslate({ url, key }: LibreTranslateOptions): Translator {
  async function ask(body: object): Promise<unknown> {
    let status = 'NO_ANSWER';
    try {
      const answer = await fetch(`${url}/translate`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
        signal: AbortSignal.timeout(PATIENCE),
      });
      const json: unknown = await answer.json();
      if (answer.ok) return json;
      status = `HTTP_${answer.status}`;
    } catch (cause) {
      throw new TranslatorFailure(status, { cause });
    }
    throw new TranslatorFailure(status);
  }

  return {
    translate: async (text, from, to) => {
      const asked = { q: text, source: from, target: to, format: 'text' };
      const answer = answerSchema.safeParse(await ask(key === undefined ? asked : { ...asked, api_key: key }));
      if (!answer.success) throw new TranslatorFailure('UNKNOWN_ANSWER', { cause: answer.error });
      return answer.data.translatedText;
    },
  };
}
