import { isIPv4, isIPv6 } from 'node:net';

const GROUPS = 8;

/** The sixteen-bit groups of an IPv6 address, its shortened zeros written out. */
function groupsOf(address: string): string[] {
  const [head = '', tail] = address.split('::');
  const first = head === '' ? [] : head.split(':');
  if (tail === undefined) return first;
  const last = tail === '' ? [] : tail.split(':');
  return [...first, ...Array.from({ length: GROUPS - first.length - last.length }, () => '0'), ...last];
}

/**
 * The block that one household, office or attacker has its addresses from: the /24 of an IPv4 address, the /48 of an
 * IPv6 one. An IPv4 address that comes as IPv6 counts as what it is.
 */
export function addressBlock(ip: string): string {
  const bare = ip.replace(/%.*$/, '').replace(/^::ffff:(?=\d+\.)/i, '');
  if (isIPv4(bare)) return `${bare.split('.').slice(0, 3).join('.')}.0/24`;
  if (!isIPv6(bare)) return bare;
  const [a, b, c] = groupsOf(bare).map((group) => Number.parseInt(group, 16).toString(16));
  return `${a}:${b}:${c}::/48`;
}
