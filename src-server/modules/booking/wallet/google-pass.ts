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

/** The ticket as Google's object. */
const objectOf = (facts: PassFacts, issuer: string) => ({
  id: `${issuer}.${facts.serial}-${facts.code}`,
  classId: `${issuer}.ticket`,
  state: facts.isVoid ? 'INACTIVE' : 'ACTIVE',
  hexBackgroundColor: '#0b5d4a',
  cardTitle: textOf(facts, facts.siteName),
  subheader: textOf(facts, facts.code),
  header: textOf(facts, facts.place),
  ...(!facts.isVoid && { barcode: { type: 'QR_CODE', value: facts.code, alternateText: facts.code } }),
  validTimeInterval: { end: { date: facts.keptUntil } },
  textModulesData: [
    { id: 'check-in', header: facts.labels.checkIn, body: facts.dropOff },
    { id: 'check-out', header: facts.labels.checkOut, body: facts.pickUp },
    { id: 'items', header: facts.labels.items, body: facts.items },
    { id: 'address', header: facts.labels.address, body: facts.address },
    ...(facts.note === null ? [] : [{ id: 'note', header: facts.noteTitle, body: facts.note }]),
  ],
  linksModuleData: { uris: [{ id: 'order', uri: facts.link, description: facts.labels.order }] },
});

const textOf = ({ locale }: PassFacts, value: string) => ({ defaultValue: { language: locale, value } });

/** The link that puts the ticket into a Google wallet: signed, so that only this site makes tickets of it. */
export async function googlePassLink(facts: PassFacts, keys: GoogleKeys, now: Date): Promise<string> {
  const { issuer, account, key, origin } = keys;
  const payload = {
    genericClasses: [{ id: `${issuer}.ticket` }],
    genericObjects: [objectOf(facts, issuer)],
  };
  const token = await new SignJWT({ typ: 'savetowallet', origins: [origin], payload })
    .setProtectedHeader({ alg: 'RS256', typ: 'JWT' })
    .setIssuer(account)
    .setAudience('google')
    .setIssuedAt(Math.floor(now.getTime() / 1000))
    .sign(await importPKCS8(key, 'RS256'));
  return SAVE + token;
}
