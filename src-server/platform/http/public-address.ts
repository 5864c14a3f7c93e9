import { lookup } from 'node:dns/promises';
import ipaddr from 'ipaddr.js';

/** What is routed in the public part of IPv6; everything beside it is special or not given out. */
const publicBlock = ipaddr.IPv6.parseCIDR('2000::/3');

/**
 * Whether an IP address is one of the public internet: not private, loopback, link-local, carrier-grade NAT, multicast,
 * reserved or unique-local, and no IPv6 address that stands for such an IPv4 one.
 */
export function isPublicAddress(text: string): boolean {
  if (!ipaddr.isValid(text)) return false;
  const address = ipaddr.process(text);
  if (address.range() !== 'unicast') return false;
  return address instanceof ipaddr.IPv6 ? address.match(publicBlock) : true;
}

interface Found {
  readonly address: string;
  readonly family: number;
}

/** Asks the name service for every address of a host. */
export type ResolveHost = (host: string) => Promise<readonly Found[]>;

const resolveHost: ResolveHost = (host) => lookup(host, { all: true });

/** An address that requests of ours are not to reach. */
export class PrivateAddressError extends Error {}

/**
 * The addresses of a host, all of which may be reached.
 * @throws PrivateAddressError when one of them is not public; whatever the name service says when there are none.
 */
export async function publicAddressesOf(host: string, resolve: ResolveHost = resolveHost): Promise<readonly Found[]> {
  const bare = host.replace(/^\[|\]$/g, '');
  const found = ipaddr.isValid(bare)
    ? [{ address: bare, family: ipaddr.parse(bare).kind() === 'ipv6' ? 6 : 4 }]
    : await resolve(bare);
  if (found.some(({ address }) => !isPublicAddress(address))) throw new PrivateAddressError(`${host} is not public`);
  return found;
}
