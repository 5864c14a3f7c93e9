/** The languages a person can choose; `en` is the one the specification's texts are in. */
export const locales = ['en', 'fr', 'es'] as const;

export type Locale = (typeof locales)[number];

/** One text of a catalogue: plain, or by plural category with `other` always present. `{name}` marks a parameter. */
export type Text = string | ({ readonly [rule in Intl.LDMLPluralRule]?: string } & { readonly other: string });

export type TextParams = Readonly<Record<string, string | number>>;

/** The plural category of a number, 0 or more, as `Intl.PluralRules` says it, which takes long to begin. */
export function pluralRule(locale: Locale, count: number): 'one' | 'many' | 'other' {
  if (locale === 'fr' ? count < 2 : count === 1) return 'one';
  return locale !== 'en' && count % 1_000_000 === 0 && count > 0 ? 'many' : 'other';
}

/** French counts nothing with its singular, which is not said where that spells one out: 'une commande'. */
function formOf(text: Exclude<Text, string>, count: number, locale: Locale): string {
  const form = text[pluralRule(locale, count)] ?? text.other;
  return count === 0 && !form.includes('{count}') ? text.other : form;
}

/** Fills a text's parameters. A plural text chooses its form by `params.count`. Unknown parameters stay as written. */
export function fill(text: Text, params: TextParams, locale: Locale): string {
  const form = typeof text === 'string' ? text : formOf(text, Number(params.count ?? 0), locale);
  const filled = locale === 'fr' ? elided(form, params) : form;
  return filled.replace(/\{(\w+)\}(\.?)/g, (whole, name: string, stop: string) => {
    const value = params[name];
    return value === undefined ? whole : closedOnce(String(value), stop);
  });
}

/** A value before its sentence's full stop; an abbreviation at its end ("26 nov.") closes the sentence too. */
const closedOnce = (value: string, stop: string): string => (value.endsWith('.') ? value : value + stop);

/** "près d’Union Station": French drops the e of "de" before a vowel. */
const elided = (form: string, params: TextParams): string =>
  form.replace(/\b([Dd])e (?=\{(\w+)\})/g, (whole, first: string, name: string) =>
    /^[aeiouàâéèêëîïôûœ]/i.test(String(params[name] ?? '')) ? `${first}’` : whole,
  );

const languageNames = { english: 'en', french: 'fr', spanish: 'es' } as const satisfies Record<string, Locale>;

/** The contract's name of a language, as users store it. */
export type Language = keyof typeof languageNames;

export const localeOf = (language: Language): Locale => languageNames[language];

export const languageOf = (locale: Locale): Language =>
  locale === 'fr' ? 'french' : locale === 'es' ? 'spanish' : 'english';

/** The first supported language of an Accept-Language header; `en` where none is. */
export function preferredLocale(acceptLanguage: string | undefined): Locale {
  const wanted = (acceptLanguage ?? '')
    .split(',')
    .map((part) => {
      const [tag = '', ...options] = part.trim().split(';');
      const quality = options
        .find((option) => option.trim().startsWith('q='))
        ?.trim()
        .slice(2);
      return { tag: tag.slice(0, 2).toLowerCase(), quality: quality === undefined ? 1 : Number(quality) };
    })
    .filter(({ quality }) => quality > 0)
    .sort((a, b) => b.quality - a.quality);
  for (const { tag } of wanted) {
    const locale = locales.find((known) => known === tag);
    if (locale !== undefined) return locale;
  }
  return 'en';
}

export const isLocale = (text: string): text is Locale => locales.some((known) => known === text);

/** The texts of one area in one language, by key. */
export type Catalogue = Readonly<Record<string, Text>>;
