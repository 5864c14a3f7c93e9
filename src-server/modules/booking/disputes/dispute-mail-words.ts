import en from '#shared/messages/mail/dispute-en.ts';
import es from '#shared/messages/mail/dispute-es.ts';
import fr from '#shared/messages/mail/dispute-fr.ts';
import { fill, type Locale, type Text } from '#shared/messages/text.ts';

const catalogues = { en, fr, es } satisfies Record<Locale, Record<keyof typeof en, Text>>;

/** The words of disputes in a language, with what they are filled by. */
export const disputeWords =
  (locale: Locale, params: Readonly<Record<string, string>>) =>
  (key: keyof typeof en): string =>
    fill(catalogues[locale][key], params, locale);

/** Why a share is taken back, as the partner's payout and statement say it. */
export const takenBackReason = (locale: Locale): string => disputeWords(locale, {})('takenBackReason');

/** The same of a refund that was made at the card provider. */
export const madeThereReason = (locale: Locale): string => disputeWords(locale, {})('madeThereReason');
