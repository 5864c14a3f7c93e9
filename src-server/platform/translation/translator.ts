import type { Locale } from '#shared/messages/text.ts';

/** Puts what people wrote into another language. */
export interface Translator {
  /**
   * @param text plain text, without markup.
   * @throws TranslatorFailure when the service does not answer in time, refuses, or answers something else.
   */
  readonly translate: (text: string, from: Locale, to: Locale) => Promise<string>;
}

/** Why a text could not be put into another language, in a word: `HTTP_403`. */
export class TranslatorFailure extends Error {
  readonly reason: string;
  constructor(reason: string, options?: ErrorOptions) {
    super(`Translation failed due to ${reason}`, options);
    this.reason = reason;
  }
}
