import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';
import { createGooglePlaces } from './google-places.ts';

interface Question {
  readonly key: string | undefined;
  readonly body: { readonly textQuery: string; readonly languageCode: string; readonly locationBias?: unknown };
}

let asked: Question[] = [];
let answer: { status: number; body: unknown };

const textOf = async (request: IncomingMessage): Promise<string> => {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString('utf8');
};

/** Answers as the service does, with what the test laid ready. */
const service = createServer(async (request, response) => {
  asked.push({ key: request.headers['x-goog-api-key'] as string, body: JSON.parse(await textOf(request)) });
  response.writeHead(answer.status, { 'content-type': 'application/json' }).end(JSON.stringify(answer.body));
});

const unionStation = {
  id: 'ChIJ1',
  displayName: { text: 'Union Station' },
  formattedAddress: '65 Front St W, Toronto, ON M5J 1E6, Canada',
  location: { latitude: 43.6453, longitude: -79.3806 },
  types: ['train_station', 'point_of_interest'],
};
const lyon = {
  id: 'ChIJ2',
  displayName: { text: 'Lyon' },
  formattedAddress: 'Lyon, France',
  location: { latitude: 45.76, longitude: 4.84 },
  types: ['locality', 'political'],
};

describe('the place search with a key for Google', () => {
  let t: TestApp;
  const search = async (text: string) => {
    const { port } = service.address() as AddressInfo;
    const placeFinder = createGooglePlaces({ key: 'of-the-tests', url: `http://127.0.0.1:${port}` });
    const visitor = await t.as(null, { placeFinder });
    return visitor.search.places({ text, near: { latitude: 43.65, longitude: -79.38 } });
  };

  beforeAll(async () => {
    t = await createTestApp();
    await t.rows(
      `insert into places (id, kind, name, context, country, latitude, longitude, weight, search_text)
       values (gen_random_uuid(), 'city', 'Toronto', 'Ontario', 'CA', 43.65, -79.38, 1, 'toronto')`,
    );
    await new Promise<void>((resolve) => service.listen(0, '127.0.0.1', resolve));
  });
  beforeEach(() => {
    asked = [];
    answer = { status: 200, body: { places: [] } };
  });
  afterAll(async () => {
    await new Promise((resolve) => service.close(resolve));
    await t.close();
  });

  it('asks near the traveller and in their language, and answers places with what tells them apart', async () => {
    answer.body = { places: [unionStation, lyon] };
    expect(await search('union')).toEqual([
      {
        id: 'ChIJ1',
        kind: 'station',
        name: 'Union Station',
        context: '65 Front St W, Toronto, ON M5J 1E6, Canada',
        latitude: 43.6453,
        longitude: -79.3806,
      },
      { id: 'ChIJ2', kind: 'city', name: 'Lyon', context: 'France', latitude: 45.76, longitude: 4.84 },
    ]);
    expect(asked).toMatchObject([
      {
        key: 'of-the-tests',
        body: {
          textQuery: 'union',
          languageCode: 'en',
          locationBias: { circle: { center: { latitude: 43.65, longitude: -79.38 }, radius: 20_000 } },
        },
      },
    ]);
  });

  it.each([
    ['finds nothing', 200, { places: [] }],
    ['refuses', 403, { error: { message: 'key expired' } }],
    ['answers something else', 200, { places: [{ id: 1 }] }],
  ])('goes on with the own gazetteer when the service %s', async (_what, status, body) => {
    answer = { status, body };
    expect(await search('toron')).toMatchObject([{ kind: 'city', name: 'Toronto', context: 'Ontario' }]);
    expect(asked).toHaveLength(1);
  });
});
