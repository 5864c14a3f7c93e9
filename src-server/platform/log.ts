import { pino, type Level } from 'pino';

/** Structured logs: details first, then a short sentence. Fastify's logger is one. */
export interface Log {
  debug(details: object, text: string): void;
  info(details: object, text: string): void;
  warn(details: object, text: string): void;
  error(details: object, text: string): void;
}

/** What opens something: each is cut out of every line, wherever it came in, such as a statement in a driver's error. */
const secrets: readonly (readonly [RegExp, string])[] = [
  [/\b(Bearer|Basic)\s+[^\s"\\]+/gi, '$1 …'],
  [/((?:^|[?&\s"'\\])(?:[\w-]*(?:token|secret|password|key|code|state|verifier)))=[^&\s"'\\]+/gi, '$1=…'],
  [
    /("(?:[\w-]*(?:token|secret|password|authorization|cookie|api-key|apikey|client))\\?":\s*\\?")(?:[^"\\]|\\\\.)*/gi,
    '$1…',
  ],
  [/\b(?:svc|sk|rk|pk|whsec|seti|pi|cs)_(?:test_|live_)?[\w-]*(?:_secret_[\w-]+|[\w-]{16,})/g, '…'],
  [/\$argon2\w*\$[^\s"'\\]+/g, '…'],
  [/(\w+:\/\/[^:@/\s"]+):[^@/\s"]+@/g, '$1:…@'],
  // Our own secrets are 32 random bytes, in base64url or, hashed, in hex.
  [/(?<![\w-])(?:[\w-]{43}|[0-9a-f]{64})(?![\w-])/g, '…'],
];

/** A text without what opens something. */
export const scrub = (text: string): string =>
  secrets.reduce((clean, [pattern, instead]) => clean.replace(pattern, instead), text);

/**
 * The process's log: a JSON object a line. Of a request it has its id, method and path without what follows a `?`; no
 * header, no body.
 */
export function createLog(
  level: Level | 'silent',
  write: (line: string) => void = (line) => void process.stdout.write(line),
) {
  return pino(
    {
      level,
      serializers: {
        req: ({ id, method, url }: { id?: string; method?: string; url?: string }) => ({
          id,
          method,
          path: url?.split('?', 1)[0],
        }),
        err: pino.stdSerializers.err,
      },
    },
    { write: (line: string) => write(scrub(line)) },
  );
}
