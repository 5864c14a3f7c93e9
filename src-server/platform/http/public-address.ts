import ipaddr from 'ipaddr.js';

/** What is routed in the public part of IPv6; everything else is special or not given out. */
const publicBlock = ipaddr.IPv6.parseCIDR('2000::/3');

/**
 * Whether an IP address is one of the public internet: not private, loopback, link-local, carrier-grade NAT, multicast,
 * reserved or unique-local, and no IPv6 address that stands for such an IPv4 one.
 */
export function isPublicAddress(text: string): boolean {
  const bare = text.replace(/%.*$/, '');
  if (!ipaddr.isValid(bare)) return false;
  const address = ipaddr.process(bare);
  if (address.range() !== 'unicast') return false;
  return address instanceof ipaddr.IPv6 ? address.match(publicBlock) : true;
}
