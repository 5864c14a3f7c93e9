import { initTRPC, TRPCError } from '@trpc/server';
import { TRPC_ERROR_CODES_BY_KEY, type TRPC_ERROR_CODE_KEY } from '@trpc/server/rpc';
import { z } from 'zod';
import type { AuditedRow, NamedThing } from '#server/platform/audit/audited-row.ts';
import { beginEntry } from '#server/platform/audit/note-act.ts';
import { following } from '#server/platform/audit/followed.ts';
import { wholeAct } from '#server/platform/audit/whole-act.ts';
import { type Act, personFor, type Whose } from '#server/platform/access/act.ts';
import { actsForOthers, operatorOf, type OperatorRole } from '#server/platform/access/operator.ts';
import { requireProof } from '#server/platform/access/require-proof.ts';
import { AppError } from '#server/platform/errors/app-error.ts';
import { toWireError, type WireError } from '#server/platform/errors/wire-error.ts';
import { spend } from '#server/platform/http/budget.ts';
import { noteSecurity } from '#server/platform/security/security-log.ts';
import { unreadableTexts } from './plain-text.ts';
import type { RequestContext } from './request-context.ts';

const codes: Record<number, TRPC_ERROR_CODE_KEY> = {
  400: 'BAD_REQUEST',
  401: 'UNAUTHORIZED',
  403: 'FORBIDDEN',
  404: 'NOT_FOUND',
  405: 'METHOD_NOT_SUPPORTED',
  409: 'CONFLICT',
  413: 'PAYLOAD_TOO_LARGE',
  422: 'UNPROCESSABLE_CONTENT',
  429: 'TOO_MANY_REQUESTS',
  503: 'SERVICE_UNAVAILABLE',
};

/** The refusal or bug behind a tRPC error: our own error, a failed input parse, or whatever was thrown. */
export function causeOf(error: TRPCError): unknown {
  if (error.cause instanceof AppError) return error.cause;
  if (error.code === 'BAD_REQUEST' && error.cause instanceof z.core.$ZodError) return error.cause;
  // An answer, or something within, that breaks its schema is ours to mend: no one's input is wrong.
  if (error.cause instanceof z.core.$ZodError) return new Error('A value broke its schema', { cause: error.cause });
  if (error.code === 'NOT_FOUND' && error.cause === undefined) return new AppError({ status: 404, key: 'notFound' });
  if (error.code === 'PARSE_ERROR' || error.code === 'BAD_REQUEST') {
    return new AppError({ status: 400, key: 'malformedBody', params: { detail: 'JSON' } });
  }
  if (error.code === 'UNSUPPORTED_MEDIA_TYPE' || error.code === 'METHOD_NOT_SUPPORTED') {
    return new AppError({ status: 400, key: 'malformedBody', params: { detail: error.message } });
  }
  return error.cause ?? error;
}

const isRefusal = (error: TRPCError): boolean => {
  const cause = causeOf(error);
  return cause instanceof AppError || cause instanceof z.core.$ZodError;
};

/** A failed call's status and key; what broke is no refusal, and has a key of its own. */
function refusalOf(error: TRPCError): { readonly status: number; readonly key: string } {
  const cause = causeOf(error);
  return cause instanceof AppError ? cause : { status: 422, key: isRefusal(error) ? 'invalid' : 'broken' };
}

/** A failure as the client of the procedures reads it. */
export function procedureFailure(wire: WireError, requestId: string | null) {
  const code = wire.isBug ? 'INTERNAL_SERVER_ERROR' : (codes[wire.status] ?? 'BAD_REQUEST');
  return {
    code: TRPC_ERROR_CODES_BY_KEY[code],
    message: wire.message,
    data: { code, httpStatus: wire.status, key: wire.key, fields: wire.fields, details: wire.data, requestId },
  };
}

/** What a procedure declares. Every builder below begins with `whose`, so that none is without it. */
export interface ProcedureMeta extends Partial<Act> {
  /** What a call costs of an address's budget, in units; 1 where nothing is said. See `platform/http/budget.ts`. */
  readonly cost?: number;
  /**
   * The row that it changes: when an administrator or a script does it, what was there before and after is kept. Or the
   * field that names what it is done to.
   */
  readonly audits?: AuditedRow | NamedThing;
}

const t = initTRPC
  .context<RequestContext>()
  .meta<ProcedureMeta>()
  .create({
    errorFormatter: ({ error, ctx }) =>
      procedureFailure(toWireError(causeOf(error), ctx?.locale ?? 'en'), ctx?.requestId ?? null),
  });

const asRefusal = (cause: AppError): TRPCError =>
  new TRPCError({ code: codes[cause.status] ?? 'BAD_REQUEST', message: cause.key, cause });

/** Takes a call's cost from its address's budget. @throws TRPCError once the budget is spent. */
function spendOn(ctx: RequestContext, cost: number): void {
  try {
    spend(ctx, cost);
  } catch (error) {
    throw error instanceof AppError ? asRefusal(error) : error;
  }
}

/** @throws TRPCError with the status of the refusal that a call ended with. */
function refusalsKept<Result extends { readonly ok: boolean; readonly error?: TRPCError }>(result: Result): Result {
  if (!result.ok && result.error?.cause instanceof AppError) throw asRefusal(result.error.cause);
  return result;
}

/**
 * What holds for every call: it counts, those of a batch one by one; no text has a zero byte or half of a character; what administrators and
 * scripts change or export is written down once; what opens accounts, and what is forbidden, goes into the log; a refusal keeps its status. One step, because each costs every call.
 */
const everyCall = t.middleware(async ({ ctx, type, path, meta, getRawInput, next }) => {
  spendOn(ctx, meta?.cost ?? 1);
  const input = await getRawInput();
  const cause = unreadableTexts(input);
  if (cause !== null) throw new TRPCError({ code: 'BAD_REQUEST', cause });
  // An export changes nothing, and takes the data of many people along.
  const isWatched = (type === 'mutation' || meta?.proof !== undefined) && actsForOthers(ctx);
  const finish = (result: Awaited<ReturnType<typeof next>>) => {
    noteSecurity(ctx, { path, input, refusal: result.ok ? null : refusalOf(result.error) });
    return refusalsKept(result);
  };
  if (!isWatched) return finish(await next());
  const entry = await beginEntry(ctx, { action: path, input, about: meta?.audits });
  const { answer: act, followed } = await following(() => wholeAct(() => next()));
  const { answer: result, isRepetition } = act;
  if (result.ok && !isRepetition) await entry.end(result.data, followed);
  // What broke may have done a part of it: its entry stays.
  else if (result.ok || isRefusal(result.error)) await entry.drop();
  return finish(result);
});

export const router = t.router;
export const mergeRouters = t.mergeRouters;
/** Makes a router callable within the process, in the name of a context. */
export const createCallerFactory = t.createCallerFactory;

const declared = (act: Act) => t.procedure.use(everyCall).meta(act);

/** Anyone. */
export const publicProcedure = declared({ whose: 'anyone' });

/** Who has the secret that the input or the session holds. */
export const keyProcedure = declared({ whose: 'key' });

/** The traveller of an order and their guests. Whose order it is, the use case asks. */
export const orderProcedure = declared({ whose: 'order' });

const personalProcedure = (whose: Whose) =>
  declared({ whose }).use(({ ctx, meta, next }) =>
    next({ ctx: { user: personFor(ctx.viewer, { whose, token: meta?.token }) } }),
  );

/** Signed-in people, and tokens of partners where the procedure lets them. Adds `user`. */
export const userProcedure = personalProcedure('self');

/** Partners. Adds `user`. Whose listing or booking it is, the use case asks. */
export const partnerProcedure = personalProcedure('partner');

/** Partners whose address is confirmed. Adds `user`. */
export const confirmedPartnerProcedure = personalProcedure('confirmedPartner');

/** Signed-in people of whom the location's module asks further whether they work at a counter. Adds `user`. */
export const atCounterProcedure = personalProcedure('counter');

/**
 * Administrators and scripts of one of these roles, owners, and tokens `admin`. Adds `actor`, who goes into the audit
 * log. With `.meta({ proof: 'lately' })` an administrator must have proven within 15 minutes who they are.
 */
export const operatorProcedure = (...parts: readonly OperatorRole[]) =>
  declared({ whose: 'administration', parts }).use(async ({ ctx, meta, next }) => {
    const actor = operatorOf(ctx.viewer, parts);
    await requireProof(ctx, meta?.proof);
    return next({ ctx: { actor } });
  });

/** Owners, and service tokens `admin`. Adds `actor`, who goes into the audit log. */
export const adminProcedure = operatorProcedure();
