import type { IpLocation } from './ip-location.ts';

/** The city of an address, or the address itself where no one knows its city; a database that breaks hinders no one. */
export async function placeOfIp(ipLocation: IpLocation, ip: string): Promise<string> {
  const found = await ipLocation.find(ip).catch(() => null);
  return found === null || found.label === '' ? ip : found.label;
}
