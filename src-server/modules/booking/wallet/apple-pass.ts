import { PKPass } from 'passkit-generator';
import sharp from 'sharp';
import type { PassFacts } from './pass-facts.ts';

/** What Apple signs passes of a type with: PEM texts. */
export interface AppleKeys {
  readonly passType: string;
  readonly team: string;
  readonly certificate: string;
  readonly key: string;
  readonly passphrase?: string | undefined;
  readonly wwdr: string;
}

const MARK =
  '<svg xmlns="http://www.w3.org/2000/svg" width="29" height="29" viewBox="-6 -10 44 44"><rect x="-6" y="-10" width="44" height="44" fill="#0B5D4A"/><path fill="#fff" d="M4 0h14.5a2.5 2.5 0 0 0 5 0H28a4 4 0 0 1 4 4v16a4 4 0 0 1-4 4h-4.5a2.5 2.5 0 0 0-5 0H4a4 4 0 0 1-4-4V4a4 4 0 0 1 4-4z"/><g stroke="#0B5D4A" fill="none"><path d="M21 5.2v14" stroke-width="1.4" stroke-dasharray="2 1.9"/><path d="M13.600 9.400a4 4 0 1 0 0 5.200" stroke-width="2.6" stroke-linecap="round"/></g></svg>';

let drawn: Promise<Record<string, Buffer>> | undefined;

/** The mark in the sizes that Wallet asks for. Drawn once. */
function pictures(): Promise<Record<string, Buffer>> {
  drawn ??= Promise.all(
    [1, 2, 3].flatMap((scale) =>
      ['icon', 'logo'].map(async (name) => {
        const file = `${name}${scale === 1 ? '' : `@${scale}x`}.png`;
        const svg = sharp(Buffer.from(MARK), { density: 72 * scale });
        return [
          file,
          await svg
            .resize(29 * scale)
            .png()
            .toBuffer(),
        ] as const;
      }),
    ),
  ).then((files) => Object.fromEntries(files));
  return drawn;
}

/** The ticket as a signed `.pkpass` file. A pass that is void says so, and takes the place of the one that was good. */
export async function applePass(facts: PassFacts, keys: AppleKeys): Promise<Buffer> {
  const { labels } = facts;
  const pass = new PKPass(
    await pictures(),
    {
      wwdr: keys.wwdr,
      signerCert: keys.certificate,
      signerKey: keys.key,
      ...(keys.passphrase !== undefined && { signerKeyPassphrase: keys.passphrase }),
    },
    {
      passTypeIdentifier: keys.passType,
      teamIdentifier: keys.team,
      organizationName: facts.siteName,
      serialNumber: facts.serial,
      description: `${facts.siteName} ${facts.code}`,
      logoText: facts.siteName,
      backgroundColor: 'rgb(11, 93, 74)',
      foregroundColor: 'rgb(255, 255, 255)',
      labelColor: 'rgb(185, 211, 201)',
      sharingProhibited: false,
      voided: facts.isVoid,
    },
  );
  pass.type = 'generic';
  pass.headerFields.push({ key: 'items', label: labels.items, value: facts.items });
  pass.primaryFields.push({ key: 'place', label: facts.code, value: facts.place });
  pass.secondaryFields.push(
    { key: 'check-in', label: labels.checkIn, value: facts.dropOff },
    { key: 'check-out', label: labels.checkOut, value: facts.pickUp },
  );
  pass.backFields.push(
    { key: 'address', label: labels.address, value: facts.address },
    ...(facts.note === null ? [] : [{ key: 'note', label: facts.noteTitle, value: facts.note }]),
    { key: 'order', label: labels.order, value: facts.link },
  );
  pass.setExpirationDate(new Date(facts.keptUntil));
  if (!facts.isVoid) {
    pass.setBarcodes({
      format: 'PKBarcodeFormatQR',
      message: facts.code,
      messageEncoding: 'iso-8859-1',
      altText: facts.code,
    });
    pass.setLocations({ latitude: facts.latitude, longitude: facts.longitude });
  }
  return pass.getAsBuffer();
}
