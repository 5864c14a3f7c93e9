import { losAngeles } from './los-angeles.ts';
import { montreal } from './montreal.ts';
import type { CityPlan, Place } from './plan.ts';
import type { Viewport } from './projection.ts';
import { sanFrancisco } from './san-francisco.ts';
import { seattle } from './seattle.ts';
import { sketch, type SketchOptions } from './sketch.ts';
import { toronto } from './toronto.ts';
import { vancouver } from './vancouver.ts';

export const cityPlans = {
  toronto,
  montreal,
  seattle,
  'los-angeles': losAngeles,
  'san-francisco': sanFrancisco,
  vancouver,
} as const satisfies Readonly<Record<string, CityPlan>>;

export type SketchedCity = keyof typeof cityPlans;

const nearDegrees = 0.35;

/** The city whose sketch covers a place; null where none does. */
export function sketchedCityNear([lat, lng]: Place): SketchedCity | null {
  const keys = Object.keys(cityPlans) as SketchedCity[];
  const near = keys.find((key) => {
    const [cityLat, cityLng] = cityPlans[key].centre;
    return Math.abs(lat - cityLat) < nearDegrees && Math.abs(lng - cityLng) < nearDegrees;
  });
  return near ?? null;
}

/** A schematic map for a viewport in Web Mercator px, so that pins lie where they belong. Not for navigation. */
export function sketchFor(city: SketchedCity, view: Viewport, options?: SketchOptions): string {
  return sketch(cityPlans[city], view, options);
}
