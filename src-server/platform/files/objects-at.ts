/** A bucket of an S3-compatible store and how it is opened, as its client takes it. */
export interface ObjectsAt {
  /** With the bucket as its path. */
  readonly endpoint: string;
  readonly region: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
}

/** What an address writes with per cent signs; empty where they are wrong. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return '';
  }
}

const PROTOCOLS: readonly string[] = ['s3:', 'https:'];

/**
 * Reads `s3://KEY:SECRET@host:port/bucket?region=…&tls=off`; `https://…` is the same.
 * @returns null for anything else. `region` is us-east-1 where it is left out.
 */
export function objectsAt(text: string): ObjectsAt | null {
  if (!URL.canParse(text)) return null;
  const { protocol, username, password, host, pathname, searchParams, hash } = new URL(text);
  const [accessKeyId, secretAccessKey] = [decoded(username), decoded(password)];
  const { region = 'us-east-1', tls = 'on', ...more } = Object.fromEntries(searchParams);
  const isWhole =
    PROTOCOLS.includes(protocol) &&
    host !== '' &&
    accessKeyId !== '' &&
    secretAccessKey !== '' &&
    hash === '' &&
    /^\/[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/.test(pathname) &&
    /^[a-z0-9-]+$/.test(region) &&
    (tls === 'on' || (tls === 'off' && protocol === 's3:')) &&
    Object.keys(more).length === 0;
  if (!isWhole) return null;
  return {
    endpoint: `${tls === 'off' ? 'http' : 'https'}://${host}${pathname}`,
    region,
    accessKeyId,
    secretAccessKey,
  };
}
