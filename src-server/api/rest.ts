import fastifyCors from '@fastify/cors';
import fastifySwagger from '@fastify/swagger';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { jsonSchemaTransform, jsonSchemaTransformObject, validatorCompiler } from 'fastify-type-provider-zod';
import type { Deps } from '#server/deps.ts';
import { declares, declareAll } from '#server/platform/access/declared-routes.ts';
import { mountRow } from '#server/platform/rest/mount-row.ts';
import { completeOpenApi } from '#server/platform/rest/openapi.ts';
import { answerWriter } from '#server/platform/rest/write-answer.ts';
import { mountOtherMethods } from '#server/platform/rest/other-methods.ts';
import { parseForm } from '#server/platform/rest/read-body.ts';
import { documentOf as finishedDocument, keepDocument } from './docs/api-document.ts';
import { fieldWords } from './docs/field-words.ts';
import { readExamples } from './examples/read-examples.ts';
import { registerResetLinks } from './reset-links.ts';
import { restRows, tags } from './rest-rows.ts';

const PREFIX = '/api/v1';

const description = `Find, price, book and manage luggage storage.

Errors are \`{"errors": {field: [message]}}\` with 422, or \`{"error": "message"}\`. Bodies may be JSON or a form with
bracketed names; \`null\` for an optional field is the same as none. Every write takes an \`Idempotency-Key\` header.
Texts follow \`Accept-Language\` (en, fr, es).`;

/** What a browser on another site may read of an answer. */
const exposedHeaders = [
  'access-token',
  'client',
  'uid',
  'expiry',
  'token-type',
  'authorization',
  'retry-after',
  'x-request-id',
  'etag',
  'ratelimit',
  'ratelimit-policy',
  'idempotent-replay',
];

/** Clients name JSON on every request, also where they send no body, and some send forms. */
function parseBodies(api: FastifyInstance): void {
  const parseJson = api.getDefaultJsonParser('error', 'error');
  api.removeContentTypeParser('application/json');
  api.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') done(null, undefined);
    else void parseJson(request, body as string, done);
  });
  api.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) =>
    done(null, parseForm(body as string)),
  );
}

function documentOf({ config }: Deps) {
  const { SITE_NAME, SUPPORT_EMAIL, siteUrl } = config;
  const header = (name: string, about: string) => ({
    type: 'apiKey' as const,
    in: 'header' as const,
    name,
    description: about,
  });
  return {
    openapi: '3.1.0' as const,
    info: {
      title: `${SITE_NAME} API`,
      version: '1',
      description,
      contact: { name: SITE_NAME, email: SUPPORT_EMAIL, url: siteUrl },
    },
    servers: [{ url: `${siteUrl}${PREFIX}` }],
    tags: Object.entries(tags).map(([name, about]) => ({ name, description: about })),
    components: {
      securitySchemes: {
        accessToken: header('access-token', 'The secret of a session, from the headers of the answer that began it'),
        client: header('client', 'Names the device of the session'),
        uid: header('uid', 'The e-mail address of the session'),
        serviceToken: { type: 'http' as const, scheme: 'bearer', description: 'A service token of a script: svc_…' },
      },
    },
  };
}

/** What a call is answered with, as it was before it became text. */
export type RestWatch = (answer: { readonly call: string; readonly status: number; readonly payload: unknown }) => void;

/** Shows each answer as it is sent; of those that are written from objects the object, which may say more than is sent. */
function watchAnswers(api: FastifyInstance, watch: RestWatch): void {
  const seen = new WeakSet<FastifyRequest>();
  const show = (request: FastifyRequest, status: number, payload: unknown) => {
    seen.add(request);
    watch({ call: `${request.method} ${request.routeOptions.url ?? ''}`, status, payload });
  };
  api.addHook('preSerialization', async (request, { statusCode }, payload) => {
    show(request, statusCode, payload);
    return payload;
  });
  api.addHook('onSend', async (request, reply, payload) => {
    const isJson = String(reply.getHeader('content-type')).startsWith('application/json');
    if (typeof payload === 'string' && isJson && !seen.has(request))
      show(request, reply.statusCode, JSON.parse(payload));
    return payload;
  });
}

/** The documented REST API: every row calls a typed procedure; the OpenAPI document comes from the same schemas. */
export async function registerRest(app: FastifyInstance, deps: Deps, watch?: RestWatch): Promise<void> {
  await app.register(
    async (api) => {
      // Other sites may call: cookies are never read here, so a visitor's browser lends them nothing.
      declareAll(api, { whose: 'anyone' }, 'OPTIONS');
      await api.register(fastifyCors, { origin: '*', preflight: false, exposedHeaders });
      if (watch !== undefined) watchAnswers(api, watch);
      parseBodies(api);
      api.setValidatorCompiler(validatorCompiler);
      api.setSerializerCompiler(answerWriter);
      await api.register(fastifySwagger, {
        openapi: documentOf(deps),
        transform: jsonSchemaTransform,
        transformObject: jsonSchemaTransformObject,
      });
      for (const row of restRows) mountRow(api, deps, row);
      registerResetLinks(api, deps);
      mountOtherMethods(api, restRows);
      const examples = readExamples();
      keepDocument(deps.db, () => completeOpenApi(api.swagger() as object, restRows, { examples, words: fieldWords }));
      api.get('/openapi.json', { schema: { hide: true }, ...declares('anyone') }, async () =>
        finishedDocument(deps.db),
      );
    },
    { prefix: PREFIX },
  );
}
