import ipaddr from 'ipaddr.js';

/** An address as its numbers, without a zone; an IPv4 address that comes as IPv6 is what it is. Null for any other text. */
function addressOf(text: string) {
  const bare = text.replace(/%.*$/, '');
  return ipaddr.IPv4.isValidFourPartDecimal(bare) || ipaddr.IPv6.isValid(bare) ? ipaddr.process(bare) : null;
}

/** The block that one household, office or attacker has its addresses from, at its widest: /24 of IPv4, /48 of IPv6. */
export function addressBlock(ip: string): string {
  const address = addressOf(ip);
  if (address === null) return ip;
  if (address instanceof ipaddr.IPv4) return address.octets.slice(0, 3).join('.');
  return address.parts
    .slice(0, 3)
    .map((part) => part.toString(16))
    .join(':');
}

/**
 * The network that an address is in, as one household or office has it: /24 of IPv4, /56 of IPv6. The person who can
 * choose among addresses chooses within it.
 */
export function networkOf(ip: string): string {
  const address = addressOf(ip);
  if (!(address instanceof ipaddr.IPv6)) return addressBlock(ip);
  return `${addressBlock(ip)}:${((address.parts[3] ?? 0) >> 8).toString(16).padStart(2, '0')}`;
}

/**
 * Whom a limit counts for an address: itself, of IPv6 the network that one household has, which could take another of
 * its addresses for each call. Other subjects, such as an e-mail, are themselves.
 */
export function householdOf(subject: string): string {
  const address = addressOf(subject);
  return address instanceof ipaddr.IPv6 ? networkOf(subject) : (address?.toString() ?? subject);
}
