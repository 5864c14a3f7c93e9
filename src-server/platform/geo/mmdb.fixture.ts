type Value = string | number | { readonly [name: string]: Value };

export interface Network {
  /** Dotted IPv4 address. */
  readonly address: string;
  readonly prefixLength: number;
  readonly record: Value;
}

const METADATA_MARKER = Buffer.from('\xab\xcd\xefMaxMind.com', 'latin1');

/** A small database of IPv4 networks in MaxMind's file format, for tests. */
export function buildMmdb(networks: readonly Network[]): Buffer {
  type Node = [number | null, number | null];
  const nodes: Node[] = [[null, null]];
  const leaves = new Map<string, number>();
  let data = Buffer.alloc(0);
  for (const { address, prefixLength, record } of networks) {
    const bits = address
      .split('.')
      .map((octet) => Number(octet).toString(2).padStart(8, '0'))
      .join('')
      .slice(0, prefixLength);
    let at = 0;
    for (const [depth, bit] of [...bits].entries()) {
      const side = bit === '1' ? 1 : 0;
      if (depth === prefixLength - 1) leaves.set(`${at}.${side}`, data.length);
      else {
        const next: number = nodes[at]?.[side] ?? nodes.push([null, null]) - 1;
        (nodes[at] as Node)[side] = next;
        at = next;
      }
    }
    data = Buffer.concat([data, encode(record)]);
  }
  const tree = Buffer.alloc(nodes.length * 6);
  for (const [at, node] of nodes.entries()) {
    for (const side of [0, 1] as const) {
      const leaf = leaves.get(`${at}.${side}`);
      const value = leaf === undefined ? (node[side] ?? nodes.length) : nodes.length + 16 + leaf;
      tree.writeUIntBE(value, at * 6 + side * 3, 3);
    }
  }
  const metadata = { node_count: nodes.length, record_size: 24, ip_version: 4, database_type: 'Test-City' };
  return Buffer.concat([tree, Buffer.alloc(16), data, METADATA_MARKER, encode(metadata)]);
}

function encode(value: Value): Buffer {
  if (typeof value === 'string') return Buffer.concat([Buffer.from([0x40 | value.length]), Buffer.from(value)]);
  if (typeof value === 'object') {
    const pairs = Object.entries(value).flatMap(([name, inner]) => [encode(name), encode(inner)]);
    return Buffer.concat([Buffer.from([0xe0 | (pairs.length / 2)]), ...pairs]);
  }
  const number = Buffer.alloc(9);
  if (Number.isInteger(value) && value >= 0) {
    number.writeUInt8(0xc4);
    number.writeUInt32BE(value, 1);
    return number.subarray(0, 5);
  }
  number.writeUInt8(0x68);
  number.writeDoubleBE(value, 1);
  return number;
}
