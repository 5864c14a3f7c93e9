import fastifySwagger from '@fastify/swagger';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import {
  jsonSchemaTransform,
  jsonSchemaTransformObject,
  serializerCompiler,
  validatorCompiler,
} from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { Deps } from '#server/deps.ts';
import { causeOf } from '#server/platform/trpc/trpc.ts';
import { createContext } from '#server/platform/http/create-context.ts';
import { idempotencyKeyTooLong } from '#server/platform/errors/common.errors.ts';
import { inCallsNames } from '#server/platform/rest/field-names.ts';
import type { RestRow } from '#server/platform/rest/rest-row.ts';
import { readApiPage } from './docs-page.ts';
import { TRPCError } from '@trpc/server';
import { readMultipart } from './read-multipart.ts';
import { restRows } from './rest-rows.ts';

const fieldErrors = z.object({ errors: z.record(z.string(), z.array(z.string())) }).meta({ id: 'FieldErrors' });
const plainError = z.object({ error: z.string() }).meta({ id: 'Error' });

const failures = {
  400: plainError,
  401: plainError,
  403: plainError,
  404: plainError,
  409: plainError,
  422: fieldErrors,
  429: plainError,
  500: plainError,
};

const LONGEST_KEY = 255;

/** @throws AppError 422 for one that would have to be cut, because what is cut may meet another. */
function idempotencyKeyOf({ headers }: FastifyRequest): string | null {
  const key = headers['idempotency-key'];
  if (typeof key !== 'string' || key === '') return null;
  if (key.length > LONGEST_KEY) throw idempotencyKeyTooLong(LONGEST_KEY);
  return key;
}

function mount(app: FastifyInstance, deps: Deps, row: RestRow): void {
  const status = row.status ?? 200;
  app.route({
    method: row.method,
    url: row.path,
    schema: {
      summary: row.summary,
      tags: [row.tag],
      ...(row.params === undefined ? {} : { params: row.params }),
      ...(row.query === undefined ? {} : { querystring: row.query }),
      ...(row.body === undefined || row.multipart === true ? {} : { body: row.body }),
      ...(row.multipart === true ? { consumes: ['multipart/form-data', 'application/json'] } : {}),
      response: { [status]: row.answer, ...failures },
    },
    handler: async (request, reply) => {
      const ctx = await createContext(deps, request, reply, 'rest');
      const { body, files } =
        row.multipart === true ? await readMultipart(request, row) : { body: request.body, files: {} };
      try {
        const answer = await row.handle(ctx, {
          params: request.params,
          query: request.query,
          body,
          files,
          headers: request.headers as Record<string, string | undefined>,
          bearer: request.headers.authorization?.match(/^Bearer (\S+)$/)?.[1] ?? null,
          idempotencyKey: idempotencyKeyOf(request),
        });
        return await reply.status(status).send(answer);
      } catch (error) {
        throw inCallsNames(error instanceof TRPCError ? causeOf(error) : error, row.fields ?? {});
      }
    },
  });
}

/** The documented REST API: every row calls a typed procedure; the OpenAPI document comes from the same schemas. */
export async function registerRest(app: FastifyInstance, deps: Deps): Promise<void> {
  await app.register(
    async (api) => {
      // Clients name JSON on every request, also where they send no body.
      const parseJson = api.getDefaultJsonParser('error', 'error');
      api.removeContentTypeParser('application/json');
      api.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
        if (body === '') done(null, undefined);
        else void parseJson(request, body as string, done);
      });
      api.setValidatorCompiler(validatorCompiler);
      api.setSerializerCompiler(serializerCompiler);
      await api.register(fastifySwagger, {
        openapi: {
          openapi: '3.1.0',
          info: {
            title: `${deps.config.SITE_NAME} API`,
            version: '1',
            description:
              'Find, price, book and manage luggage storage. Errors are `{"errors": {field: [message]}}` with 422, or `{"error": "message"}`. Every POST and PATCH takes an `Idempotency-Key` header.',
          },
          servers: [{ url: `${deps.config.siteUrl}/api/v1` }],
          components: {
            securitySchemes: {
              accessToken: { type: 'apiKey', in: 'header', name: 'access-token' },
              client: { type: 'apiKey', in: 'header', name: 'client' },
              uid: { type: 'apiKey', in: 'header', name: 'uid' },
            },
          },
        },
        transform: jsonSchemaTransform,
        transformObject: jsonSchemaTransformObject,
      });
      for (const row of restRows) mount(api, deps, row);
      api.get('/openapi.json', { schema: { hide: true } }, async () => api.swagger());
    },
    { prefix: '/api/v1' },
  );
  app.get('/api/docs', async (_request, reply) =>
    reply.type('text/html; charset=utf-8').send(readApiPage(deps.config)),
  );
}
