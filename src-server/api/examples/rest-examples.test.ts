import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { OAuth2Server } from 'oauth2-mock-server';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';
import { restRows } from '#server/api/rest-rows.ts';
import { makeExamples } from './example-calls.fixture.ts';
import { readExamples } from './read-examples.ts';

const CLIENT_ID = 'cloakroom.apps.example';
const google = new OAuth2Server();
let t: TestApp;
beforeAll(async () => {
  await google.issuer.keys.generate('RS256');
  google.service.addRoute('GET', '/tokeninfo', (_request, response) => {
    response.writeHead(200, { 'content-type': 'application/json' });
    response.end(JSON.stringify({ sub: '1', email: 'katherine@example.com', email_verified: 'true', aud: CLIENT_ID }));
  });
  google.service.on('beforeUserinfo', (answer: { body: unknown }) => {
    answer.body = { sub: '1', given_name: 'Katherine', family_name: 'Johnson' };
  });
  await google.start(0, 'localhost');
  t = await createTestApp({
    config: {
      GOOGLE_CLIENT_ID: CLIENT_ID,
      GOOGLE_CLIENT_SECRET: 'a secret of two',
      GOOGLE_ISSUER: google.issuer.url ?? '',
    },
  });
});
afterAll(async () => {
  await t.close();
  await google.stop();
});

it('are what a run of today answers; `npm run examples` writes them anew', async () => {
  const examples = await makeExamples(t);
  await expect(`${JSON.stringify(examples, null, 2)}\n`).toMatchFileSnapshot('./rest-examples.json');
});

it('name every call', () => {
  const calls = restRows.map(({ method, path }) => `${method} ${path.replace(/:(\w+)/g, '{$1}')}`);
  expect(Object.keys(readExamples())).toEqual(calls);
});

it('are valid against the schemas of the document', async () => {
  const document = (await t.app.inject('/api/v1/openapi.json')).json<{
    readonly components: object;
    readonly paths: Record<string, Record<string, Operation>>;
  }>();
  const ajv = new Ajv2020({ strict: false, allErrors: true });
  addFormats.default(ajv);
  ajv.addSchema({ $id: 'doc', components: document.components });
  const faults: string[] = [];
  const check = (name: string, schema: object | undefined, value: unknown) => {
    if (schema === undefined) return void faults.push(`${name}: no schema`);
    const local = JSON.parse(JSON.stringify(schema).replaceAll('"#/components/', '"doc#/components/')) as object;
    const validate = ajv.compile(local);
    if (!validate(value)) faults.push(`${name}: ${ajv.errorsText(validate.errors)}`);
  };
  for (const [call, example] of Object.entries(readExamples())) {
    const [method = '', path = ''] = call.split(' ');
    const operation = document.paths[path]?.[method.toLowerCase()];
    const { params = {}, query = {}, body } = example.request;
    for (const [name, value] of Object.entries({ ...params, ...query }))
      check(`${call} ${name}`, operation?.parameters.find((parameter) => parameter.name === name)?.schema, value);
    if (body !== undefined) check(`${call} request`, operation?.requestBody?.content['application/json']?.schema, body);
    const answers = { [example.answer.status]: example.answer.body, ...example.refused };
    for (const [status, value] of Object.entries(answers))
      check(`${call} ${status}`, operation?.responses[status]?.content?.['application/json']?.schema, value);
  }
  expect(faults).toEqual([]);
});

interface Operation {
  readonly parameters: readonly { readonly name: string; readonly schema?: object }[];
  readonly requestBody?: { readonly content: Readonly<Record<string, { readonly schema: object }>> };
  readonly responses: Readonly<
    Record<string, { readonly content?: Readonly<Record<string, { readonly schema: object }>> }>
  >;
}
