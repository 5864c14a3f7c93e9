import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type IpLocation, openIpLocation } from './ip-location.ts';
import { buildMmdb, type Network } from './mmdb.fixture.ts';

describe('the place of an IP address', () => {
  const folder = mkdtempSync(join(tmpdir(), 'ip-location-'));
  let places: IpLocation;

  beforeAll(async () => {
    const path = join(folder, 'cities.mmdb');
    const city = { names: { en: 'Montreal' } };
    const networks: Network[] = [
      { address: '192.0.2.0', prefixLength: 24, record: { city, location: { latitude: 45.5, longitude: -73.57 } } },
      { address: '198.51.100.0', prefixLength: 24, record: { location: { latitude: 91.5, longitude: 10.5 } } },
      { address: '203.0.113.0', prefixLength: 24, record: { city } },
    ];
    writeFileSync(path, buildMmdb(networks));
    places = await openIpLocation(path);
  });

  afterAll(() => rmSync(folder, { recursive: true }));

  it('is read from the database, also of an address that was written as IPv6', async () => {
    const montreal = { latitude: 45.5, longitude: -73.57, label: 'Montreal' };
    expect(await places.find('192.0.2.77')).toEqual(montreal);
    expect(await places.find('::ffff:192.0.2.77')).toEqual(montreal);
  });

  it.each([
    ['an address the database does not know', '127.0.0.1'],
    ['a record outside the limits of latitude', '198.51.100.1'],
    ['a record without coordinates', '203.0.113.9'],
    ['IPv6 in a database of IPv4', '::1'],
    ['a text that is no address', 'unknown'],
    ['no address', ''],
  ])('is unknown for %s', async (_case, ip) => {
    expect(await places.find(ip)).toBeNull();
  });

  it('is read from a database whose fields are flat', async () => {
    const path = join(folder, 'flat.mmdb');
    const record = { city: 'Toronto', country_code: 'CA', latitude: 43.65, longitude: -79.38 };
    writeFileSync(path, buildMmdb([{ address: '8.8.8.0', prefixLength: 24, record }]));
    const flat = await openIpLocation(path);
    expect(await flat.find('8.8.8.8')).toEqual({ latitude: 43.65, longitude: -79.38, label: 'Toronto' });
  });

  it('refuses a database that says of no address where it is, with what it has', async () => {
    const path = join(folder, 'countries.mmdb');
    const record = { country_code: 'CA' };
    writeFileSync(path, buildMmdb([{ address: '8.8.8.0', prefixLength: 24, record }]));
    await expect(openIpLocation(path)).rejects.toThrow(/GEOIP_DATABASE: .*location\.latitude.*country_code/);
  });

  it('is unknown without a database', async () => {
    expect(await (await openIpLocation(null)).find('192.0.2.77')).toBeNull();
  });

  it('refuses a database that is not there or is none', async () => {
    await expect(openIpLocation(join(folder, 'missing.mmdb'))).rejects.toThrow('ENOENT');
    writeFileSync(join(folder, 'text.mmdb'), 'no database at all, but long enough to look for one in it');
    await expect(openIpLocation(join(folder, 'text.mmdb'))).rejects.toThrow();
  });
});
