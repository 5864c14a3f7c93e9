import { sketchedCityNear, sketchFor } from './sketch-for.ts';
import type { Point, Viewport } from './projection.ts';

/** A view to be drawn, and the px of it that stay free of names. */
export interface SketchOrder {
  readonly number: number;
  readonly view: Viewport;
  readonly keepFree: readonly Point[];
}

/** SVG text; empty where we know no city. */
export interface SketchAnswer {
  readonly number: number;
  readonly svg: string;
}

addEventListener('message', ({ data: { number, view, keepFree } }: MessageEvent<SketchOrder>) => {
  const city = sketchedCityNear([view.lat, view.lng]);
  const answer: SketchAnswer = { number, svg: city === null ? '' : sketchFor(city, view, { keepFree }) };
  postMessage(answer);
});
