import { importPKCS8, SignJWT } from 'jose';
import { cutText } from '#server/platform/cut-text.ts';
import type { PassFacts } from './pass-facts.ts';

/** A service account that writes passes of an issuer; its key is PEM text. */
export interface GoogleKeys {
  readonly issuer: string;
  readonly account: string;
  readonly key: string;
  /** The site whose pages show the link. */
  readonly origin: string;
}

const SAVE = 'https://pay.google.com/gp/v/save/';

/** Browsers may cut what is longer: Google says up to how many characters the signed token is safe. */
const SAFE_LENGTH = 1800;

/** What is shown under the code, the least important last: the order's page, which is linked, tells it too. */
const textsOf = ({ labels, dropOff, pickUp, items, address, noteTitle, note }: PassFacts) => [
  { header: labels.checkIn, body: dropOff },
  { header: labels.checkOut, body: pickUp },
  { header: labels.items, body: items },
  { header: labels.address, body: address },
  ...(note === null ? [] : [{ header: noteTitle, body: note }]),
];

interface Shown {
  readonly place: string;
  readonly texts: ReturnType<typeof textsOf>;
}

/**
 * The ticket in ever fewer words: without the note, without the way there, with the beginning of a long name only, and at
 * last without what the order's page tells too.
 */
function* everShorter(facts: PassFacts): Generator<Shown, void> {
  const texts = textsOf(facts);
  const { place } = facts;
  for (let count = texts.length; count >= 3; count -= 1) yield { place, texts: texts.slice(0, count) };
  for (const length of [60, 40, 20])
    if (place.length > length) yield { place: `${cutText(place, length).trimEnd()}…`, texts: texts.slice(0, 3) };
  for (const count of [2, 1, 0]) yield { place: cutText(place, 20).trimEnd(), texts: texts.slice(0, count) };
}

/** The ticket as Google's object; its id is that of the order, whatever version of it is in force. */
const objectOf = (facts: PassFacts, issuer: string, { place, texts: textModulesData }: Shown) => ({
  id: `${issuer}.${facts.code}`,
  classId: `${issuer}.ticket`,
  state: facts.isVoid ? 'INACTIVE' : 'ACTIVE',
  hexBackgroundColor: '#0b5d4a',
  cardTitle: textOf(facts, facts.siteName),
  header: textOf(facts, place),
  ...(facts.isVoid
    ? { subheader: textOf(facts, facts.code) }
    : { barcode: { type: 'QR_CODE', value: facts.code, alternateText: facts.code } }),
  validTimeInterval: { end: { date: facts.keptUntil } },
  textModulesData,
  linksModuleData: { uris: [{ uri: facts.link, description: facts.labels.order }] },
});

const textOf = ({ locale }: PassFacts, value: string) => ({ defaultValue: { language: locale, value } });

/**
 * The link that puts the ticket into a Google wallet: signed, so that only this site makes tickets of it, and no longer
 * than is safe.
 */
export async function googlePassLink(facts: PassFacts, keys: GoogleKeys, now: Date): Promise<string> {
  const { issuer, account, origin } = keys;
  const key = await importPKCS8(keys.key, 'RS256');
  let token = '';
  for (const shown of everShorter(facts)) {
    const payload = {
      genericClasses: [{ id: `${issuer}.ticket` }],
      genericObjects: [objectOf(facts, issuer, shown)],
    };
    token = await new SignJWT({ typ: 'savetowallet', origins: [origin], payload })
      .setProtectedHeader({ alg: 'RS256', typ: 'JWT' })
      .setIssuer(account)
      .setAudience('google')
      .setIssuedAt(Math.floor(now.getTime() / 1000))
      .sign(key);
    if (token.length <= SAFE_LENGTH) break;
  }
  return SAVE + token;
}
