import { isIPv6 } from 'node:net';

/**
 * The network that an address is in, as one household or office has it: 256 addresses of IPv4, 2^72 of IPv6. The person who can
 * choose among addresses chooses within it.
 */
export function networkOf(ip: string): string {
  const plain = ip.replace(/^::ffff:(?=\d+\.)/, '');
  if (!isIPv6(plain)) return plain.split('.').slice(0, 3).join('.');
  const [head = '', tail = ''] = plain.split('::');
  const groups = head === '' ? [] : head.split(':');
  const rest = tail === '' ? [] : tail.split(':');
  const zeros = plain.includes('::') ? Array.from({ length: 8 - groups.length - rest.length }, () => '0') : [];
  const [first = '0', second = '0', third = '0', fourth = '0'] = [...groups, ...zeros, ...rest];
  return [first, second, third, fourth.padStart(4, '0').slice(0, 2)].join(':');
}

/**
 * Whom a limit counts for an address: itself, of IPv6 the network that one household has, which could take another of
 * its addresses for each call.
 */
export function householdOf(ip: string): string {
  const plain = ip.replace(/^::ffff:(?=\d+\.)/, '');
  return isIPv6(plain) ? networkOf(plain) : plain;
}
