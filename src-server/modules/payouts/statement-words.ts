import en from '#shared/messages/mail/statement-en.ts';
import es from '#shared/messages/mail/statement-es.ts';
import fr from '#shared/messages/mail/statement-fr.ts';
import type { Locale } from '#shared/messages/text.ts';

const catalogues = { en, es, fr };

/** The texts of a statement in its reader's language. */
export const statementWords = (locale: Locale) => catalogues[locale];

/** "November 2026". */
export const monthText = (month: string, locale: Locale): string =>
  new Intl.DateTimeFormat(locale, { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
    new Date(`${month}-01T00:00:00Z`),
  );
