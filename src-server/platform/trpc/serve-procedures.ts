import { type AnyTRPCRouter, getTRPCErrorFromUnknown, getTRPCErrorShape, TRPCError } from '@trpc/server';
import { getHTTPStatusCode } from '@trpc/server/http';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { RequestContext } from './request-context.ts';
import { type Procedure, proceduresOf, runProcedure } from './run-procedure.ts';

interface Procedures {
  readonly router: AnyTRPCRouter;
  /** Where they are served, such as `/trpc`. */
  readonly prefix: string;
  readonly maxBatchSize: number;
  readonly createContext: (request: FastifyRequest, reply: FastifyReply) => Promise<RequestContext>;
  readonly onError: (failed: { error: TRPCError; path: string; ctx: RequestContext | undefined }) => void;
  /** The seconds after which a refused call may come again, if any. */
  readonly retryAfter: (error: TRPCError) => number | null;
}

type Kind = 'query' | 'mutation';
type Answer = Parameters<typeof getHTTPStatusCode>[0];
type AnswerOfOne = Extract<Answer, readonly unknown[]>[number];

interface Query {
  readonly batch?: unknown;
  readonly input?: unknown;
}

/** Reads go by GET with their input in the address, writes by POST with it as their body. */
function inputTextOf({ method, query, body, headers }: FastifyRequest): string | undefined {
  if (method === 'GET') {
    const { input } = query as Query;
    if (input !== undefined && typeof input !== 'string')
      throw new TRPCError({ code: 'BAD_REQUEST', message: 'More than one input' });
    return input;
  }
  // Forms and plain texts come from any site's page without being asked for; JSON does not.
  if (headers['content-type']?.startsWith('application/json') !== true)
    throw new TRPCError({ code: 'UNSUPPORTED_MEDIA_TYPE', message: 'Not JSON' });
  return typeof body === 'string' && body !== '' ? body : undefined;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new TRPCError({ code: 'PARSE_ERROR', message: 'Not JSON', cause });
  }
}

/** The inputs of a request's calls, one for each. */
function inputsOf(request: FastifyRequest, calls: number | null): readonly unknown[] {
  const text = inputTextOf(request);
  const value = text === undefined ? undefined : parse(text);
  if (calls === null) return [value];
  if (value === undefined) return [];
  if (typeof value !== 'object' || value === null)
    throw new TRPCError({ code: 'BAD_REQUEST', message: 'The inputs of a batch are an object' });
  return Array.from({ length: calls }, (_, index): unknown => Reflect.get(value, index));
}

/**
 * Serves typed procedures to the batching client of tRPC, without the web's Request, Response and AbortSignal that its
 * own adapter makes for each call: they cost more than most calls. Streams and subscriptions are not served.
 */
export function serveProcedures(app: FastifyInstance, options: Procedures): void {
  const { router, prefix, maxBatchSize, createContext, onError, retryAfter } = options;
  const config = router._def._config;
  const procedures = proceduresOf(router);

  function procedureOf(path: string, type: Kind): Procedure {
    const procedure = procedures.get(path);
    if (procedure === undefined)
      throw new TRPCError({ code: 'NOT_FOUND', message: `No "${type}"-procedure on path "${path}"` });
    if (procedure._def.type !== type)
      throw new TRPCError({ code: 'METHOD_NOT_SUPPORTED', message: `${path} is no ${type}` });
    return procedure;
  }

  async function answer(request: FastifyRequest, reply: FastifyReply): Promise<string> {
    const type: Kind = request.method === 'GET' ? 'query' : 'mutation';
    const isBatch = (request.query as Query).batch === '1';
    const names = (request.params as { readonly '*': string })['*'];
    const paths = isBatch ? names.split(',') : [names];
    let longestWait = 0;
    let ctx: RequestContext | undefined;
    const failed = (thrown: unknown, path: string, input: unknown): AnswerOfOne => {
      const error = getTRPCErrorFromUnknown(thrown);
      onError({ error, path, ctx });
      longestWait = Math.max(longestWait, retryAfter(error) ?? 0);
      return { error: getTRPCErrorShape({ config, error, type, path, input, ctx }) };
    };
    const all = async (): Promise<Answer> => {
      if (paths.length > maxBatchSize) throw new TRPCError({ code: 'BAD_REQUEST', message: 'Too many calls at once' });
      const inputs = inputsOf(request, isBatch ? paths.length : null);
      const asker = await createContext(request, reply);
      ctx = asker;
      const answers = await Promise.all(
        paths.map(async (path, index): Promise<AnswerOfOne> => {
          const input = inputs[index];
          try {
            const call = { path, ctx: asker, input, batchIndex: index };
            return { result: { data: await runProcedure(procedureOf(path, type), call) } };
          } catch (error) {
            return failed(error, path, input);
          }
        }),
      );
      const [only] = answers;
      return isBatch || only === undefined ? answers : only;
    };
    const answered = await all().catch((error: unknown) => failed(error, names, undefined));
    reply.status(getHTTPStatusCode(answered)).header('content-type', 'application/json');
    if (longestWait > 0) reply.header('retry-after', String(longestWait));
    return JSON.stringify(answered);
  }

  app.removeAllContentTypeParsers();
  // Read as it is: what cannot be read is refused in the words of the procedures.
  app.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) => done(null, body));
  app.route({ method: ['GET', 'POST'], url: `${prefix}/*`, handler: answer });
}
