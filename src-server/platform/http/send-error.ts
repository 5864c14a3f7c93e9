import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { preferredLocale } from '#shared/messages/text.ts';
import type { Deps } from '#server/deps.ts';
import { isDatabaseAway } from '#server/platform/db/is-away.ts';
import { AppError } from '#server/platform/errors/app-error.ts';
import { malformedBody } from '#server/platform/errors/common.errors.ts';
import { toWireError, type WireError } from '#server/platform/errors/wire-error.ts';
import { sparing } from '#server/platform/sparing-log.ts';
import { authPathOf, authRefusal } from '#server/platform/rest/auth-refusal.ts';
import { procedureFailure } from '#server/platform/trpc/trpc.ts';

const sparingLogs = new WeakMap<Deps['log'], Pick<Deps['log'], 'error'>>();

/** While the database is away every request says the same. */
function sparingLogOf({ log }: Deps): Pick<Deps['log'], 'error'> {
  const known = sparingLogs.get(log) ?? sparing(log);
  sparingLogs.set(log, known);
  return known;
}

/** Logs an error that is a bug of ours, or that the database is away; refusals are neither. */
export function logBug(deps: Deps, error: unknown, details: object): void {
  if (isDatabaseAway(error)) sparingLogOf(deps).error({ err: error, ...details }, 'database is away');
  else if (toWireError(error, 'en').isBug) deps.log.error({ err: error, ...details }, 'request failed');
}

/** What the route's schema said about one field of address or body. */
interface RouteProblem {
  readonly keyword: string;
  readonly instancePath: string;
  readonly message: string;
  readonly params: object;
}

/** The failed parse behind a route's refusal, whose own error was taken apart on the way. */
function failedParse(problems: readonly RouteProblem[]): Error {
  const issues = problems.map(({ keyword, instancePath, message, params }) => ({
    ...params,
    code: keyword,
    path: instancePath.split('/').filter((part) => part !== ''),
    message,
  }));
  return new z.core.$ZodRealError(issues as unknown as z.core.$ZodIssue[]);
}

/** What the reader of multipart bodies says of one that ends early or was never one; it gives no status. */
const brokenForm = /^(Unexpected end of |Part terminated early|Malformed (part|content)|Multipart: )/;

function refusalOf(error: unknown): unknown {
  if (!(error instanceof Error) || error instanceof AppError) return error;
  const { code, statusCode, validation } = error as Error & {
    code?: string;
    statusCode?: number;
    validation?: unknown;
  };
  if (Array.isArray(validation)) return error.cause ?? failedParse(validation as readonly RouteProblem[]);
  if (code === 'FST_ERR_CTP_BODY_TOO_LARGE' || code === 'FST_REQ_FILE_TOO_LARGE') {
    return new AppError({
      status: 413,
      key: 'bodyTooLarge',
      params: { limit: code.includes('FILE') ? '10 MB' : '1 MB' },
    });
  }
  if (brokenForm.test(error.message)) return malformedBody('multipart/form-data');
  if (statusCode !== undefined && statusCode >= 400 && statusCode < 500) {
    return malformedBody(error.message);
  }
  return error;
}

/** Answers a failure in the contract's format, or to a procedure's client in its own. */
export function sendError(deps: Deps, error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const refusal = refusalOf(error);
  // What follows a `?` may open something.
  logBug(deps, refusal, { requestId: request.id, url: request.url.split('?', 1)[0] });
  const locale = preferredLocale(request.headers['accept-language']);
  const wire = toWireError(refusal, locale);
  if (wire.retryAfter !== null) reply.header('retry-after', wire.retryAfter);
  const authPath = authPathOf(request.url);
  const body = request.url.startsWith('/trpc/')
    ? { error: procedureFailure(wire, request.id) }
    : authPath === null
      ? restFailure(wire)
      : authRefusal(wire, authPath, locale);
  return reply.status(wire.status).type('application/json').serializer(JSON.stringify).send(body);
}

const restFailure = ({ status, fields, message, documented }: WireError) =>
  status === 422 ? { errors: fields ?? { base: [message] } } : { error: message, ...documented };
