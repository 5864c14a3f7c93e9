import { TRPCError } from '@trpc/server';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { requireRowAccess } from '#server/platform/access/act.ts';
import type { Deps } from '#server/deps.ts';
import { malformedBody } from '#server/platform/errors/common.errors.ts';
import { createContext } from '#server/platform/http/create-context.ts';
import { headersOf, type NamesFrom } from '#server/platform/http/session-names.ts';
import type { RequestContext } from '#server/platform/trpc/request-context.ts';
import { causeOf } from '#server/platform/trpc/trpc.ts';
import { isAuthPath } from './auth-path.ts';
import { inCallsNames } from './field-names.ts';
import { sendTagged } from './entity-tag.ts';
import { inputReader, type Uploads } from './read-body.ts';
import { refusalsOf } from './refusals.ts';
import { repeatable } from './repeat-call.ts';
import type { RestRow } from './rest-row.ts';
import { WrittenAnswer } from './written-answer.ts';

/** A longer key would have to be cut, and what is cut may meet another. */
const MAX_KEY_LENGTH = 255;

const writeHeaders = z.looseObject({
  'idempotency-key': z.string().max(MAX_KEY_LENGTH).optional().meta({
    description:
      'The same key with the same request is answered as the first time, with another request refused: by 409, a visitor’s by 422. A visitor’s counts with the e-mail address in the body and from any network, if it has 16 characters or more',
  }),
});

interface Call {
  readonly ctx: RequestContext;
  readonly uploads: Uploads;
}

/** Signed-in clients find their session's names in every answer, and keep them. */
function nameSession({ viewer }: RequestContext, reply: FastifyReply): void {
  if (viewer.kind !== 'user' || viewer.restSession === null || reply.hasHeader('access-token')) return;
  reply.headers(headersOf({ secret: viewer.sessionSecret, uid: viewer.user.email, ...viewer.restSession }));
}

const namesFromOf = ({ path, takesBearer }: RestRow): NamesFrom => {
  if (takesBearer === true) return 'triple';
  return isAuthPath(path) ? 'anywhere' : 'headers';
};

/** Who asks comes before what they say: an upload of a person who may not is never read. */
async function begin(
  deps: Deps,
  row: RestRow,
  readInput: ReturnType<typeof inputReader>,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<Call> {
  const ctx = await createContext(deps, request, reply, 'rest', namesFromOf(row));
  const { viewer } = ctx;
  requireRowAccess(viewer, row.whose);
  if (request.isMultipart() && (row.body === undefined || viewer.kind !== 'user')) {
    throw malformedBody('multipart/form-data');
  }
  return { ctx, uploads: await readInput(request) };
}

async function answer(
  deps: Deps,
  row: RestRow,
  request: FastifyRequest,
  { ctx: asked, uploads }: Call,
  onRepeated: () => void,
): Promise<unknown> {
  const { params, query, body } = request;
  const headers = request.headers as Record<string, string | undefined>;
  const key = headers['idempotency-key'] || null;
  try {
    return await repeatable(deps, asked, row, { key, params, query, body, uploads, onRepeated }, (ctx) =>
      row.handle(ctx, {
        params,
        query,
        body,
        files: uploads,
        headers,
        bearer: headers['authorization']?.match(/^Bearer (\S+)$/)?.[1] ?? null,
        idempotencyKey: key,
      }),
    );
  } catch (error) {
    throw inCallsNames(error instanceof TRPCError ? causeOf(error) : error, row.fields ?? {});
  }
}

/** Makes a row a route: reads what the client sent, asks the row's procedure, answers by the row's schema. */
export function mountRow(app: FastifyInstance, deps: Deps, row: RestRow): void {
  const calls = new WeakMap<FastifyRequest, Call>();
  const status = row.status ?? 200;
  const readInput = inputReader(row);
  const refusals = Object.fromEntries(Object.entries(refusalsOf(row)).map(([code, { schema }]) => [code, schema]));
  app.route({
    method: row.method,
    url: row.path,
    config: { act: { whose: row.whose } },
    schema: {
      summary: row.title,
      description: row.summary,
      tags: [row.tag],
      ...(row.method === 'GET' ? {} : { headers: writeHeaders }),
      ...(row.params === undefined ? {} : { params: row.params }),
      ...(row.query === undefined ? {} : { querystring: row.query }),
      ...(row.body === undefined ? {} : { body: row.body }),
      response: { [status]: row.answer, ...refusals },
    },
    preValidation: async (request, reply) => {
      calls.set(request, await begin(deps, row, readInput, request, reply));
    },
    handler: async (request, reply) => {
      const call = calls.get(request);
      if (call === undefined) throw new Error('A call was answered before it was read.');
      const onRepeated = () => void reply.header('idempotent-replay', 'true');
      const value = await answer(deps, row, request, call, onRepeated);
      if (row.endsSession !== true) nameSession(call.ctx, reply);
      if (row.method === 'GET') {
        const text = value instanceof WrittenAnswer ? value.text : String(reply.status(status).serialize(value));
        return sendTagged(request, reply.status(status), text);
      }
      return reply.status(status).send(value);
    },
  });
}
