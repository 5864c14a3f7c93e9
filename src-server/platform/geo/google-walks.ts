import { z } from 'zod';
import type { GeoPoint } from './distance.ts';
import { type WalkPlanner, WalkPlannerFailure } from './walking.ts';

/** A list of locations does not wait longer than this for its walking times. */
const PATIENCE = 1500;

const seconds = z.string().regex(/^\d+(\.\d+)?s$/);
const secondsOf = (text: string): number => Number.parseFloat(text);

const matrixSchema = z.array(
  z.object({
    destinationIndex: z.int().default(0),
    condition: z.string().optional(),
    duration: seconds.optional(),
  }),
);
const routesSchema = z.object({
  routes: z
    .array(
      z.object({
        duration: seconds,
        polyline: z.object({
          geoJsonLinestring: z.object({ coordinates: z.array(z.tuple([z.number(), z.number()])) }),
        }),
      }),
    )
    .default([]),
});
const failureSchema = z.object({ error: z.object({ status: z.string().regex(/^[A-Z_]+$/) }) });

const waypoint = ({ latitude, longitude }: GeoPoint) => ({ location: { latLng: { latitude, longitude } } });

interface GoogleOptions {
  readonly key: string;
  /** Where the service is; another address in tests. */
  readonly url: string;
}

/** Google's directions on foot: one question for a list of locations, one for a drawn way. */
export function createGoogleWalks({ key, url }: GoogleOptions): WalkPlanner {
  async function ask(path: string, fields: string, body: object): Promise<unknown> {
    let status = 'NO_ANSWER';
    try {
      const answer = await fetch(`${url}${path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-goog-api-key': key, 'x-goog-fieldmask': fields },
        body: JSON.stringify({ ...body, travelMode: 'WALK' }),
        signal: AbortSignal.timeout(PATIENCE),
      });
      const json: unknown = await answer.json();
      if (answer.ok) return json;
      // A streamed answer wraps its error in a list.
      const failure = failureSchema.safeParse(Array.isArray(json) ? json[0] : json);
      status = failure.success ? failure.data.error.status : `HTTP_${answer.status}`;
    } catch (cause) {
      throw new WalkPlannerFailure(status, { cause });
    }
    throw new WalkPlannerFailure(status);
  }

  function read<Answer>(schema: z.ZodType<Answer>, answer: unknown): Answer {
    const parsed = schema.safeParse(answer);
    if (!parsed.success) throw new WalkPlannerFailure('UNKNOWN_ANSWER', { cause: parsed.error });
    return parsed.data;
  }

  return {
    times: async (from, to) => {
      const answer = await ask('/distanceMatrix/v2:computeRouteMatrix', 'destinationIndex,condition,duration', {
        origins: [{ waypoint: waypoint(from) }],
        destinations: to.map((place) => ({ waypoint: waypoint(place) })),
      });
      const found = new Map(
        read(matrixSchema, answer)
          .filter(({ condition }) => condition === 'ROUTE_EXISTS')
          .map(({ destinationIndex, duration }) => [destinationIndex, duration]),
      );
      return to.map((_, index) => {
        const duration = found.get(index);
        return duration === undefined ? null : secondsOf(duration);
      });
    },
    route: async (from, to) => {
      const answer = await ask('/directions/v2:computeRoutes', 'routes.duration,routes.polyline.geoJsonLinestring', {
        origin: waypoint(from),
        destination: waypoint(to),
        polylineEncoding: 'GEO_JSON_LINESTRING',
      });
      const [route] = read(routesSchema, answer).routes;
      if (route === undefined) return null;
      const path = route.polyline.geoJsonLinestring.coordinates.map(([longitude, latitude]) => ({
        latitude,
        longitude,
      }));
      return { seconds: secondsOf(route.duration), path };
    },
  };
}
