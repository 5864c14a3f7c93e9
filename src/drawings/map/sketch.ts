import { drawGrid } from './grid-layer.ts';
import { labelWriter } from './labels.ts';
import type { CityPlan, Place } from './plan.ts';
import { streetNames } from './street-names.ts';
import { type Point, metresPerPixel, placeOf, projector, type Viewport } from './projection.ts';

export type SketchOptions = {
  readonly labels?: boolean;
  /** Where pins stand, in px: no name is put under them. */
  readonly keepFree?: readonly Point[];
};

/** Below zoom 14 houses would be dust. */
const housesFrom = 0.4;

/** A city as a printed-looking sketch in the page's map colours: an SVG of exactly the viewport's size. */
export function sketch(plan: CityPlan, view: Viewport, { labels = true, keepFree = [] }: SketchOptions = {}): string {
  const { width, height } = view;
  const project = projector(view);
  const scale = 3.457 / metresPerPixel(view);
  const stroke = (metres: number): string => (metres * (scale > 1 ? Math.sqrt(scale) : scale)).toFixed(1);
  const path = (places: readonly Place[], closed = false): string =>
    `M${places
      .map((place) =>
        project(place)
          .map((n) => n.toFixed(1))
          .join(' '),
      )
      .join('L')}${closed ? 'z' : ''}`;
  const rings = (list: readonly (readonly Place[])[] = []): string => list.map((ring) => path(ring, true)).join('');
  const lines = (list: readonly (readonly Place[])[] = []): string => list.map((line) => path(line)).join('');
  const corners = cornersOf(view);
  const roads = lines(plan.roads);
  const rails = lines(plan.rails);
  const expressways = lines(plan.expressways);

  const grids = plan.grids.map((grid, index) => {
    const { blocks, houses, streets } = drawGrid(plan, grid, corners, path);
    const clip = grid.within ? ` clip-path="url(#${plan.key}-${index})"` : '';
    return (
      (grid.within ? `<clipPath id="${plan.key}-${index}"><path d="${path(grid.within, true)}"/></clipPath>` : '') +
      `<g${clip}><path d="${blocks}" fill="var(--m-block)"/>` +
      (scale > housesFrom ? `<path d="${houses}" fill="var(--m-bldg)"/>` : '') +
      `<path d="${streets[0]}" stroke="var(--m-road)" stroke-width="${stroke(2.8)}" opacity=".9"/>` +
      `<path d="${streets[1]}" stroke="var(--m-road-case)" stroke-width="${stroke(7.2)}"/>` +
      `<path d="${streets[2]}" stroke="var(--m-road-case)" stroke-width="${stroke(10.3)}"/>` +
      `<path d="${streets[1]}" stroke="var(--m-road)" stroke-width="${stroke(5.6)}"/>` +
      `<path d="${streets[2]}" stroke="var(--m-major)" stroke-width="${stroke(8.5)}"/></g>`
    );
  });
  const stations = (plan.stations ?? []).map(project).map(([x, y]) => {
    const radius = (4.2 * Math.sqrt(scale)).toFixed(1);
    return `<circle cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" r="${radius}" fill="var(--card)" stroke="var(--m-label)" stroke-width="1.8"/>`;
  });
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" fill="none" stroke-linejoin="round" aria-hidden="true">` +
    `<rect width="${width}" height="${height}" fill="var(--m-land)"/>` +
    grids.join('') +
    `<path d="${rings(plan.parks)}" fill="var(--m-park)"/>` +
    `<path d="${rings(plan.water)}" fill="var(--m-water)" stroke="var(--m-water-line)" stroke-width="1.5"/>` +
    `<path d="${rings(plan.islands)}" fill="var(--m-park)" stroke="var(--m-water-line)" stroke-width="1.5"/>` +
    `<path d="${rings(plan.marks)}" fill="var(--m-mark)"/>` +
    `<path d="${roads}" stroke="var(--m-road-case)" stroke-width="${stroke(10.3)}"/><path d="${roads}" stroke="var(--m-major)" stroke-width="${stroke(8.5)}"/>` +
    `<path d="${rails}" stroke="var(--m-rail)" stroke-width="1.2"/><path d="${rails}" stroke="var(--m-rail)" stroke-width="${stroke(9)}" stroke-dasharray="1 7" opacity=".75"/>` +
    `<path d="${expressways}" stroke="var(--m-hwy-case)" stroke-width="${stroke(9.5)}"/><path d="${expressways}" stroke="var(--m-hwy)" stroke-width="${stroke(7.2)}"/>` +
    (labels ? names(plan, view, scale, keepFree) + stations.join('') : '') +
    '</svg>'
  );
}

function names(plan: CityPlan, view: Viewport, scale: number, keepFree: readonly Point[]): string {
  const project = projector(view);
  const stations = (plan.stations ?? []).map(project);
  const write = labelWriter(view.width, view.height, [...keepFree, ...stations]);
  const all = [
    ...plan.places.map(([lat, lng, name]) =>
      write(project([lat, lng]), name, { size: 11.5, weight: 600, spacing: 0.2 }),
    ),
    ...plan.districts.map(([lat, lng, name]) =>
      write(project([lat, lng]), name, { size: 11.5, weight: 600, spacing: 2.2 }),
    ),
    ...(plan.waters ?? []).map(([lat, lng, name]) =>
      write(project([lat, lng]), name, { size: 15, spacing: 1.6, italic: true, colour: 'label-water' }),
    ),
    ...(plan.parkNames ?? []).map(([lat, lng, name]) =>
      write(project([lat, lng]), name, { weight: 600, colour: 'label-park' }),
    ),
    ...plan.grids.flatMap((grid) => streetNames(plan, grid, scale, (spot) => project(placeOf(grid, spot)), write)),
  ];
  return `<g font-family="Figtree, sans-serif" stroke="var(--m-halo)" stroke-width="3" paint-order="stroke">${all.join('')}</g>`;
}

function cornersOf(view: Viewport): readonly Place[] {
  const perPixel = metresPerPixel(view) / 111_320;
  const up = (view.height / 2) * perPixel;
  const side = ((view.width / 2) * perPixel) / Math.cos((view.lat * Math.PI) / 180);
  return [
    [view.lat + up, view.lng - side],
    [view.lat + up, view.lng + side],
    [view.lat - up, view.lng + side],
    [view.lat - up, view.lng - side],
  ];
}
