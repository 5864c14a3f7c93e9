import { importPKCS8, SignJWT } from 'jose';
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

/** What is told under the code, the least important last: the order's page, which is linked, tells it too. */
const textsOf = ({ labels, dropOff, pickUp, items, address, noteTitle, note }: PassFacts) => [
  { header: labels.checkIn, body: dropOff },
  { header: labels.checkOut, body: pickUp },
  { header: labels.items, body: items },
  { header: labels.address, body: address },
  ...(note === null ? [] : [{ header: noteTitle, body: note }]),
];

/** The ticket as Google's object. */
const objectOf = (facts: PassFacts, issuer: string, textModulesData: ReturnType<typeof textsOf>) => ({
  id: `${issuer}.${facts.code}`,
  classId: `${issuer}.ticket`,
  state: facts.isVoid ? 'INACTIVE' : 'ACTIVE',
  hexBackgroundColor: '#0b5d4a',
  cardTitle: textOf(facts, facts.siteName),
  header: textOf(facts, facts.place),
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
 * than is safe, for which the note and then the way there stay out.
 */
export async function googlePassLink(facts: PassFacts, keys: GoogleKeys, now: Date): Promise<string> {
  const { issuer, account, origin } = keys;
  const key = await importPKCS8(keys.key, 'RS256');
  const sign = (texts: ReturnType<typeof textsOf>) => {
    const payload = {
      genericClasses: [{ id: `${issuer}.ticket` }],
      genericObjects: [objectOf(facts, issuer, texts)],
    };
    return new SignJWT({ typ: 'savetowallet', origins: [origin], payload })
      .setProtectedHeader({ alg: 'RS256', typ: 'JWT' })
      .setIssuer(account)
      .setAudience('google')
      .setIssuedAt(Math.floor(now.getTime() / 1000))
      .sign(key);
  };
  const texts = textsOf(facts);
  let token = await sign(texts);
  while (token.length > SAFE_LENGTH && texts.length > 3) {
    texts.pop();
    token = await sign(texts);
  }
  return SAVE + token;
}
