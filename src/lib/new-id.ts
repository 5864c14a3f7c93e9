const { crypto } = globalThis;

/** A random UUID (version 4). A browser makes one by itself only for pages over TLS; a page over http is not left without. */
export function newId(): string {
  // oxlint-disable-next-line typescript/no-unnecessary-condition -- there is none without TLS
  if (crypto.randomUUID) return crypto.randomUUID();
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  const digits = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  return digits.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
}
