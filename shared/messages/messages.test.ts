import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { type Area, areas, loadCatalogue } from './areas.ts';
import type { Catalogue } from './text.ts';
import { officeAreas } from './office-areas.ts';
import { locales, type Text } from './text.ts';

/** What travellers read when something failed or went well, as it was specified, to the letter. */
const specified = [
  'Stripe account successfully created',
  'Date is invalid',
  'Payouts Disabled.',
  "If Stripe doesn't receive the information by {date} payouts on the account are disabled.",
  'Open hours for current date are already exist',
  'Closing hours for current date are already exist',
  'Overlaps with an existing closing hours',
  'Overlaps with an existing opening hours',
  'Holiday hours were successfully updated',
  "Currently, users can't checkout on your listing. You need to update payout details to continue.",
  'Closure Periods were successfully updated',
  'Regular business hours were successfully updated',
  'Discounts were successfully updated',
  'Update your Payout Info to get paid!',
  'Changes are pending approval',
  'Listing Inactive - Missing Business Hours',
  'Become a partner to get access',
  'Overlaps with an existing time slot',
  'Opening should not be after closing',
  'Something went wrong',
  'Google login server failed',
  'Google login failed',
  'Image failed to uploaded',
  'Problem with payment',
  'The selected time in the filter is already in the past; the time has been automatically changed to the current time for booking.',
  'Please drop-off your bags before you collect them!',
  'Check-in could not be later then check-out',
  'Closed today',
  'This Location is Closed',
  'Location already closed',
  'Location closed as off {time} today',
  'Closed',
  'Closes {time}',
  'Opens {time}',
  'Closes before your check-in time of {time}',
  'Closes before your check-out time of {time}',
  'Opens after your check-in time of {time}',
  'Opens after your check-out time of {time}',
  'This location has reached maximum storage capacity, please try decreasing the number of bags to store',
  'Please confirm acceptance of the terms',
  '{label} invalid',
  'Email already exists, please login',
  "Passwords don't match",
  "Can't be later than pick up date",
  'Booking is already started',
  'Return to the home page',
  'No results found',
  'Geocoder failed due to: {reason}',
  'Geolocation is not supported by this browser.',
  'Directions request failed due to {reason}',
  'To find your location automatically, turn on location services.',
  'Please allow us access to your GPS location so we may provide accurate distance information',
  'Waiting for GPS...',
  'Not Found',
  'You will not be charged yet',
  'Please Wait...',
  'Past Reservation',
  'Canceled Reservation',
  'This Order has been Cancelled',
  'Coming soon',
  'Cannot be blank',
  'Should be a valid email address',
  'Is not a number',
  'Must be an integer',
  'Must be greater than {bound}',
  'Too short (minimum is {bound} characters)',
  'Too long (maximum is {bound} characters)',
  'Should be a valid phone',
  'Should be a valid name',
  'Should be a valid address',
  'Invalid URL',
  'Listing created',
  'Listing creation failed',
  'Invalid format',
  'Your e-mail has been received, thank you!',
  'Login success',
  'Sign-in success',
  'Login success with Google',
  'Your e-mail has been confirmed, thank you!',
  'Check your email to confirm your account',
  'Profile was successfully updated',
  'Changes were successfully saved',
  'Image was successfully uploaded',
  'Booking successfully created',
  'Booking was successfully updated',
  'Message was successfully sent!',
];

/** Said on screens that are not there yet; each moves up when its screen comes. */
const awaited = ['Listing update failed', 'Must be a valid number'];

/** Texts are chosen by name in these files too, for the area that shows them. */
const choosers: Partial<Record<Area, RegExp>> = {
  custody: /custody\/record-pdf/,
  adminRates: /^src\/features\/admin\/rates\//,
  adminPages: /^(shared\/cms|src\/features\/admin\/pages)\//,
  answers: /^src\/features\/admin\/messages\//,
  adminRequests: /^shared\/search\/way-there\.ts$/,
  place: /^shared\/search\/way-there\.ts$/,
  guide: /^shared\/cms\/best-places\.ts$/,
  dates: /^(shared\/availability|src\/parts)\//,
  booking: /^src\/parts\/card-fields\//,
  accounts: /^shared\/messages\/text\.ts$/,
  orders: /^shared\/booking\/cancel-reasons\.ts$/,
  landing: /^src\/parts\/search-ticket\//,
  partnerBookings: /^shared\/partner\/bookings-schema\.ts$|bookings-file\.ts$/,
  account: /^shared\/partner\/listing-schema\.ts$/,
  payouts: /^(src\/features\/partner|shared)\/payouts\//,
  partner: /^(src\/features|shared)\/partner\//,
  errors: /^(shared|src-server)\//,
};

const sources = globSync('{src,src-server,shared}/**/*.{ts,tsx}')
  .filter((path) => !/\.test\.|^shared\/messages\/[a-zA-Z]+\/|^src\/ui\/kit\/|route-tree/.test(path))
  .map((path) => ({ path, code: readFileSync(path, 'utf8') }));

const wordsIn = (codes: readonly string[]): ReadonlySet<string> =>
  new Set(
    codes.flatMap((code) => [...code.matchAll(/(?:'|\b(?:words|texts|common)\.)(\w+)\b/g)].map(([, key]) => key ?? '')),
  );

/** Every key that is named where the texts of an area are. */
const namedFor = (area: Area): ReadonlySet<string> =>
  wordsIn(
    sources
      .filter(({ path, code }) => code.includes(`'${area}'`) || choosers[area]?.test(path) === true)
      .map(({ code }) => code),
  );

const english: Partial<Record<Area, Catalogue>> = {};
const allAreas = Object.keys({ ...areas, ...officeAreas }) as Area[];
for (const area of allAreas) english[area] = await loadCatalogue(area, 'en');
const catalogues = Object.entries(english) as [Area, Catalogue][];

const formsOf = (text: Text): readonly string[] => (typeof text === 'string' ? [text] : Object.values(text));
const parametersOf = (text: Text): readonly string[] =>
  [
    ...new Set(formsOf(text).flatMap((form) => [...form.matchAll(/\{(\w+)\}/g)].map(([, name]) => String(name)))),
  ].sort();

const keysOf = (wanted: string): readonly (readonly [Area, string])[] =>
  catalogues.flatMap(([area, texts]) =>
    Object.entries(texts).flatMap(([key, text]) => (formsOf(text).includes(wanted) ? [[area, key] as const] : [])),
  );

describe('the texts of the specification', () => {
  test.each(specified)('%s', (wanted) => {
    const keys = keysOf(wanted);
    expect(keys).not.toEqual([]);
    expect(keys.filter(([area, key]) => namedFor(area).has(key))).not.toEqual([]);
  });

  test('that are awaited are not there yet', () => {
    expect(awaited.filter((wanted) => keysOf(wanted).length > 0)).toEqual([]);
  });
});

describe.each(catalogues)('the texts of %s', (area, texts) => {
  test('are all shown somewhere', () => {
    const named = namedFor(area);
    expect(Object.keys(texts).filter((key) => !named.has(key))).toEqual([]);
  });

  test.each(locales)('are complete in %s, with the same parameters', async (locale) => {
    const translated: Catalogue = await loadCatalogue(area, locale);
    expect(Object.keys(translated).sort()).toEqual(Object.keys(texts).sort());
    for (const [key, text] of Object.entries(texts)) {
      expect([key, parametersOf(translated[key] ?? '')]).toEqual([key, parametersOf(text)]);
    }
  });
});

const mails = globSync('shared/messages/mail/*-en.ts').filter((path) => !/contact|missing-bags|admin/.test(path));

describe.each(mails)('the mails of %s', (path) => {
  const load = async (locale: string) => {
    const file = path.replace('-en', `-${locale}`);
    const module: unknown = await import(/* @vite-ignore */ resolve(file));
    return (module as { readonly default: Catalogue }).default;
  };

  test('say nothing that is never sent', async () => {
    const templates = sources
      .filter((source) => /\.email\.tsx$|mail|statement-/.test(source.path))
      .map(({ code }) => code);
    const named = wordsIn(templates);
    const made = /(Subject|Text|Action)$/;
    expect(Object.keys(await load('en')).filter((key) => !named.has(key) && !made.test(key))).toEqual([]);
  });

  test.each(locales)('are complete in %s, with the same parameters', async (locale) => {
    const [texts, translated] = [await load('en'), await load(locale)];
    expect(Object.keys(translated).sort()).toEqual(Object.keys(texts).sort());
    for (const [key, text] of Object.entries(texts)) {
      expect([key, parametersOf(translated[key] ?? '')]).toEqual([key, parametersOf(text)]);
    }
  });
});

describe('the typography', () => {
  const linesOf = async (locale: 'fr' | 'es') => {
    const screens = await Promise.all(allAreas.map((area) => loadCatalogue(area, locale)));
    const posted = await Promise.all(
      globSync(`shared/messages/mail/*-${locale}.ts`).map(
        async (path) =>
          (
            (await import(/* @vite-ignore */ resolve(path))) as {
              readonly default: Catalogue;
            }
          ).default,
      ),
    );
    return [...screens, ...posted].flatMap((texts) => Object.values(texts).flatMap(formsOf));
  };

  test('of French parts double signs from their word by a space that does not break', async () => {
    const lines = await linesOf('fr');
    expect(lines.length).toBeGreaterThan(300);
    expect(lines.filter((line) => /[^\u202F][!?;»%$]|[^\u202F]:(?!\w)/.test(line))).toEqual([]);
    expect(lines.filter((line) => /\p{L}'/u.test(line))).toEqual([]);
  });

  test('of Spanish opens every question and exclamation', async () => {
    const lines = await linesOf('es');
    const count = (line: string, sign: string) => line.split(sign).length;
    expect(lines.length).toBeGreaterThan(300);
    expect(
      lines.filter((line) => count(line, '?') !== count(line, '¿') || count(line, '!') !== count(line, '¡')),
    ).toEqual([]);
  });

  test('writes numbers and amounts of a language in one way', async () => {
    // Code, versions and addresses aside.
    const told = (await linesOf('fr')).filter((line) => !/`|OpenAPI|https?:/.test(line));
    expect(told.filter((line) => /\d\.\d|\$\s?\d/.test(line))).toEqual([]);
    expect((await linesOf('es')).filter((line) => /\d,\d(?!\d\d)|\d\s?\$/.test(line))).toEqual([]);
  });

  test('of Spanish says tú', async () => {
    const formal = /\b(usted|elija|escriba|espere|busque|muestre|active|inicie|inténtelo)\b/i;
    expect((await linesOf('es')).filter((line) => formal.test(line))).toEqual([]);
  });
});

/** Words for which these languages have another one in all texts and mails; what a location is called, its kind aside. */
const unused = {
  fr: /\b(tickets?|e-mails?|passages?|ouvrés|la boutique)\b/i,
  es: /\b(billetes?|tiques?|reseñas?|reclamos?|tasas?|laborables|establecimientos?|la tienda)\b/i,
} as const;

/** What says a word of a text in one language, as `area key` or `mail key`. */
async function textsThatSay(word: RegExp, locale: 'fr' | 'es'): Promise<string[]> {
  const paths = globSync([`shared/messages/*/${locale}.ts`, `shared/messages/mail/*-${locale}.ts`]);
  expect(paths.length).toBeGreaterThan(60);
  const found = await Promise.all(
    paths.map(async (path) => {
      const { default: texts } = (await import(/* @vite-ignore */ resolve(path))) as { readonly default: Catalogue };
      const says = (text: Text) => formsOf(text).some((form) => word.test(form.replaceAll(/\{[^}]*\}/g, '')));
      const name = path.replace('shared/messages/', '').replace(/(\/|-)(fr|es)\.ts$/, '');
      return Object.entries(texts).flatMap(([key, text]) => (says(text) ? [`${name} ${key}`] : []));
    }),
  );
  return found.flat().toSorted();
}

test.each(['fr', 'es'] as const)('one word stands for one thing in %s', async (locale) => {
  expect(await textsThatSay(unused[locale], locale)).toEqual([]);
});

test('a location is an établissement in French, a lieu is what is searched for or written about', async () => {
  expect(await textsThatSay(/(?<!\bau )\blieux?\b/i, 'fr')).toEqual([
    'adminPages kindPlace',
    'adminPages placeName',
    'adminRates place',
    'adminRequests mapLabel',
    'auditWords codePlace',
    'guide sightsOther',
    'guide sightsTitle',
    'landing clearPlace',
    'landing place',
    'listingForm choosePlace',
    'listingForm pinMoved',
    'map emptyText',
    'map failedText',
    'map place',
    'map searchPlace',
    'orders yourPlace',
    'places geocoderFailed',
    'places gpsFailed',
    'places placesFound',
    'secondFactor putAway',
    'widgetPage addressHint',
  ]);
});

test('where a traveller is stands for itself in Spanish, a location is a local', async () => {
  expect(await textsThatSay(/\bubicaci(ón|ones)\b/i, 'es')).toEqual([
    'guide locate',
    'map locate',
    'places gpsDenied',
    'places gpsFailed',
    'places gpsNotice',
    'places gpsTitle',
    'places useGps',
    'places yourPlace',
  ]);
});

test.each(locales)('a menu in %s calls the help and the support chat by two names', async (locale) => {
  const { help, support } = await loadCatalogue('common', locale);
  expect(help).not.toBe(support);
});
