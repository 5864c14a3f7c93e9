import ICAL from 'ical.js';
import { createHash, generateKeyPairSync, randomUUID } from 'node:crypto';
import { strFromU8, unzipSync } from 'fflate';
import fc from 'fast-check';
import { decodeJwt, importSPKI, jwtVerify } from 'jose';
import forge from 'node-forge';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { orderLink } from '#server/modules/booking/booking.module.ts';
import { aBooking, makeListing, makeUser } from '#server/testing/factories.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';
import { googlePassLink } from './google-pass.ts';
import { passFacts } from './pass-facts.ts';

/** Keys that are made for this file and thrown away. */
function madeKeys() {
  const { publicKey, privateKey } = generateKeyPairSync('rsa', {
    modulusLength: 2048,
    publicKeyEncoding: { type: 'spki', format: 'pem' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  });
  const certificate = forge.pki.createCertificate();
  certificate.publicKey = forge.pki.publicKeyFromPem(publicKey);
  certificate.serialNumber = '01';
  certificate.validity.notBefore = new Date('2020-01-01');
  certificate.validity.notAfter = new Date('2040-01-01');
  const subject = [
    { name: 'commonName', value: 'Pass Type ID: pass.example.ticket' },
    { type: '0.9.2342.19200300.100.1.1', value: 'pass.example.ticket' },
    { name: 'organizationalUnitName', value: 'TEAM123456' },
  ];
  certificate.setSubject(subject);
  certificate.setIssuer(subject);
  certificate.sign(forge.pki.privateKeyFromPem(privateKey), forge.md.sha256.create());
  return { publicKey, privateKey, certificate: forge.pki.certificateToPem(certificate) };
}

const keys = madeKeys();
let t: TestApp;
beforeAll(async () => {
  t = await createTestApp({
    config: {
      APPLE_WALLET_PASS_TYPE: 'pass.example.ticket',
      APPLE_WALLET_TEAM: 'TEAM123456',
      APPLE_WALLET_CERTIFICATE: keys.certificate,
      APPLE_WALLET_KEY: keys.privateKey,
      APPLE_WALLET_WWDR: keys.certificate,
      GOOGLE_WALLET_ISSUER: '3388000000012345678',
      GOOGLE_WALLET_ACCOUNT: 'tickets@example.iam.gserviceaccount.com',
      GOOGLE_WALLET_KEY: keys.privateKey,
    },
  });
});
afterAll(() => t.close());

async function booked() {
  const who = await makeUser(t);
  const person = await t.as(who);
  const { id } = await makeListing(t);
  const { id: bookingId, code } = await person.booking.create(aBooking(id));
  await person.booking.pay({ requestId: randomUUID(), bookingId, cardToken: 'tok_visa' });
  const key = new URL(orderLink(t.deps, bookingId)).search;
  return { person, bookingId, code, key };
}

interface Pass {
  readonly [name: string]: unknown;
  readonly generic: Record<string, readonly { readonly key: string; readonly value: string }[]>;
}

async function applePassOf(bookingId: string, key: string) {
  const answer = await t.app.inject(`/orders/${bookingId}/ticket.pkpass${key}`);
  expect(answer.statusCode).toBe(200);
  expect(answer.headers['content-type']).toBe('application/vnd.apple.pkpass');
  const files = unzipSync(answer.rawPayload);
  const text = (name: string) => strFromU8(files[name] ?? new Uint8Array());
  return {
    files,
    pass: JSON.parse(text('pass.json')) as Pass,
    manifest: JSON.parse(text('manifest.json')) as Record<string, string>,
  };
}

describe('the pass for Apple Wallet', () => {
  it('carries place, code and both ends by the clock of the place', async () => {
    const { bookingId, code, key, person } = await booked();
    const { pass } = await applePassOf(bookingId, key);
    const { listing } = await person.booking.get({ bookingId });
    expect(pass).toMatchObject({
      formatVersion: 1,
      passTypeIdentifier: 'pass.example.ticket',
      teamIdentifier: 'TEAM123456',
      serialNumber: bookingId,
      voided: false,
      barcodes: [{ format: 'PKBarcodeFormatQR', message: code }],
      locations: [{ latitude: listing.latitude, longitude: listing.longitude }],
    });
    expect(pass.generic.primaryFields).toMatchObject([{ label: code, value: listing.name }]);
    expect(pass.generic.secondaryFields?.map(({ value }) => value)).toEqual([
      'Wed, Nov 25, 11:00 AM',
      'Wed, Nov 25, 2:00 PM',
    ]);
  });

  it('is signed over a manifest that names each of its files by its hash', async () => {
    const { bookingId, key } = await booked();
    const { files, manifest } = await applePassOf(bookingId, key);
    const others = Object.entries(files).filter(([name]) => !['manifest.json', 'signature'].includes(name));
    expect(
      Object.fromEntries(others.map(([name, file]) => [name, createHash('sha1').update(file).digest('hex')])),
    ).toEqual(manifest);
    expect(Object.keys(manifest)).toEqual(expect.arrayContaining(['pass.json', 'icon.png', 'icon@2x.png']));

    const der = forge.util.createBuffer(Buffer.from(files.signature ?? []).toString('binary'));
    const signed = forge.pkcs7.messageFromAsn1(forge.asn1.fromDer(der)) as unknown as {
      readonly rawCapture: { readonly signature: string; readonly authenticatedAttributes: forge.asn1.Asn1[] };
      readonly certificates: readonly forge.pki.Certificate[];
    };
    const { signature, authenticatedAttributes } = signed.rawCapture;
    const set = forge.asn1.create(forge.asn1.Class.UNIVERSAL, forge.asn1.Type.SET, true, authenticatedAttributes);
    const attributes = forge.asn1.toDer(set).getBytes();
    const digest = createHash('sha1')
      .update(Buffer.from(files['manifest.json'] ?? []))
      .digest('binary');
    const digest256 = createHash('sha256')
      .update(Buffer.from(files['manifest.json'] ?? []))
      .digest('binary');
    expect([digest, digest256].some((each) => attributes.includes(each))).toBe(true);
    const publicKey = forge.pki.publicKeyFromPem(keys.publicKey);
    const isSigned = [forge.md.sha1, forge.md.sha256].some((md) => {
      try {
        return publicKey.verify(md.create().update(attributes).digest().bytes(), signature);
      } catch {
        return false;
      }
    });
    expect(isSigned).toBe(true);
  });

  it('can still be shown by a traveller who comes late, for a day after the pick-up', async () => {
    const { bookingId, key, person } = await booked();
    const { pickUpAt } = await person.booking.get({ bookingId });
    const { pass } = await applePassOf(bookingId, key);
    expect(Date.parse(String(pass.expirationDate)) - Date.parse(pickUpAt)).toBe(24 * 3_600_000);
  });

  it('is void, without a code to scan, once the order is cancelled', async () => {
    const { person, bookingId, key } = await booked();
    await person.booking.cancel({ requestId: randomUUID(), bookingId });
    const { pass } = await applePassOf(bookingId, key);
    expect(pass.voided).toBe(true);
    expect(pass.barcodes).toBeUndefined();
    expect(pass.serialNumber).toBe(bookingId);
  });

  it.each(['Paral·lel Consigna', 'カフェ・ド・東京', '“Loft” №5; A, B\\C'])(
    'names the location as it is called, and so do mail and calendar: %s',
    async (name) => {
      const { bookingId, key, person } = await booked();
      await t.rows(
        'update listings l set name = $2, alternative_name = $2 from bookings b where b.listing_id = l.id and b.id = $1',
        [bookingId, name],
      );
      const { pass } = await applePassOf(bookingId, key);
      expect(JSON.stringify(pass)).toContain(JSON.stringify(name).slice(1, -1));
      const { body } = await t.app.inject(`/orders/${bookingId}/calendar.ics${key}`);
      const event = new ICAL.Event(new ICAL.Component(ICAL.parse(body)).getFirstSubcomponent('vevent') ?? undefined);
      expect(event.summary).toContain(name);
      t.mails.length = 0;
      await person.booking.cancel({ requestId: randomUUID(), bookingId });
      await t.runJobs();
      expect(t.mails.some(({ subject, text }) => `${subject} ${text}`.includes(name))).toBe(true);
    },
  );

  it('is only for who may open the order, or has the key of its mail', async () => {
    const { bookingId } = await booked();
    for (const file of ['ticket.pkpass', 'google-wallet']) {
      expect((await t.app.inject(`/orders/${bookingId}/${file}`)).statusCode).toBe(401);
      expect((await t.app.inject(`/orders/${bookingId}/${file}?key=${'x'.repeat(43)}`)).statusCode).toBe(404);
    }
  });

  it('leads a visitor who follows its link without a session to the order’s page, which asks to sign in', async () => {
    const { bookingId } = await booked();
    for (const file of ['ticket.pkpass', 'google-wallet', 'calendar.ics']) {
      const url = `/orders/${bookingId}/${file}`;
      const { statusCode, headers } = await t.app.inject({ url, headers: { accept: 'text/html,*/*;q=0.8' } });
      expect([statusCode, headers.location]).toEqual([302, `/orders/${bookingId}`]);
    }
  });
});

describe('the link for Google Wallet', () => {
  const claimsOf = async (bookingId: string, key: string, language = 'en') => {
    const url = `/orders/${bookingId}/google-wallet${key}`;
    const answer = await t.app.inject({ url, headers: { 'accept-language': language } });
    expect(answer.statusCode).toBe(302);
    const [, token = ''] =
      /^https:\/\/pay\.google\.com\/gp\/v\/save\/(.+)$/.exec(String(answer.headers.location)) ?? [];
    const { payload } = await jwtVerify(token, await importSPKI(keys.publicKey, 'RS256'), {
      issuer: 'tickets@example.iam.gserviceaccount.com',
      audience: 'google',
    });
    return payload;
  };

  it('is signed by the service account and carries the ticket', async () => {
    const { bookingId, code, key } = await booked();
    const claims = await claimsOf(bookingId, key);
    expect(claims).toMatchObject({
      typ: 'savetowallet',
      origins: ['http://localhost:3000'],
      payload: { genericObjects: [{ state: 'ACTIVE', barcode: { type: 'QR_CODE', value: code } }] },
    });
  });

  it('says in which language its texts are, and lasts a day beyond the pick-up', async () => {
    const { bookingId, key, person } = await booked();
    const { pickUpAt } = await person.booking.get({ bookingId });
    const end = new Date(Date.parse(pickUpAt) + 24 * 3_600_000).toISOString();
    expect(await claimsOf(bookingId, key, 'fr')).toMatchObject({
      payload: {
        genericObjects: [{ header: { defaultValue: { language: 'fr' } }, validTimeInterval: { end: { date: end } } }],
      },
    });
  });

  it('is no longer than browsers take for sure: what the order’s page tells too stays out first', async () => {
    const { bookingId, key } = await booked();
    const linkIn = async (language: string) => {
      const url = `/orders/${bookingId}/google-wallet${key}`;
      return String((await t.app.inject({ url, headers: { 'accept-language': language } })).headers.location);
    };
    await t.rows(`update listings set note = repeat('By the back door. ', 20)`);
    for (const language of ['en', 'fr', 'es'])
      expect((await linkIn(language)).length - 'https://pay.google.com/gp/v/save/'.length).toBeLessThanOrEqual(1800);
    const told = async () => JSON.stringify(await claimsOf(bookingId, key));
    expect(await told()).not.toContain('By the back door.');
    expect(await told()).toMatch(/AM|PM/);
  });

  it('is never longer, whatever a location is called', async () => {
    const { bookingId, person } = await booked();
    const order = await person.booking.get({ bookingId });
    const facts = { ...passFacts(t.deps, order, 'fr'), note: 'Par la porte de derrière. '.repeat(20) };
    const wallet = { issuer: '3388000000012345678', account: 'tickets@example.iam.gserviceaccount.com' };
    const origin = 'https://luggage.the-name-of-a-house.example.com';
    const link = (place: string) =>
      googlePassLink(
        {
          ...facts,
          place,
          siteName: 'Consigne de la Gare, Montréal',
          link: `${origin}/orders/${order.id}`,
          address: place,
        },
        { ...wallet, key: keys.privateKey, origin },
        new Date('2026-11-24T15:00:00Z'),
      );
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: 'binary', minLength: 1, maxLength: 120 }), async (name) => {
        expect((await link(name)).length - 'https://pay.google.com/gp/v/save/'.length).toBeLessThanOrEqual(1800);
      }),
      { examples: [['x'.repeat(84)], ['カ'.repeat(120)], ['👜'.repeat(60)], ['"'.repeat(120)]], numRuns: 50 },
    );
    // What there is room for is said.
    expect(JSON.stringify(decodeJwt((await link('Paral·lel Consigna')).split('/').at(-1) ?? ''))).toContain(
      'Paral·lel Consigna',
    );
  });

  it('has one object for all versions of an order', async () => {
    const { person, bookingId, code } = await booked();
    const idOf = async (id: string) => {
      const { payload } = await claimsOf(id, new URL(orderLink(t.deps, id)).search);
      return (payload as { readonly genericObjects: readonly { readonly id: string }[] }).genericObjects[0]?.id;
    };
    expect(await idOf(bookingId)).toBe(`3388000000012345678.${code}`);
    const stay = { pickUpAt: '2026-11-25T12:00-05:00' };
    const changed = await person.booking.edit({ requestId: randomUUID(), bookingId, stay });
    expect(changed.bookingId).not.toBe(bookingId);
    expect(await idOf(changed.bookingId)).toBe(`3388000000012345678.${code}`);
  });

  it('is for an inactive ticket once the order is cancelled', async () => {
    const { person, bookingId, key } = await booked();
    await person.booking.cancel({ requestId: randomUUID(), bookingId });
    const { payload } = await claimsOf(bookingId, key);
    expect(payload).toMatchObject({ genericObjects: [{ state: 'INACTIVE' }] });
    expect(JSON.stringify(payload)).not.toContain('QR_CODE');
  });
});

describe('without the keys of a wallet', () => {
  it('its address is not there and the site says so', async () => {
    const bare = await createTestApp();
    const { wallets } = await (await bare.as(null)).cms.site();
    expect(wallets).toEqual({ apple: false, google: false });
    expect((await bare.app.inject(`/orders/${randomUUID()}/ticket.pkpass`)).statusCode).toBe(404);
    await bare.close();
  });
});
