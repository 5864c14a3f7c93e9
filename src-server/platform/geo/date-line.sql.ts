import { WORLD_WIDTH } from './mercator.ts';

// Longitudes and the plane end at the date line, the world does not: SQL that compares them asks here.

const round = `point '(${WORLD_WIDTH},0)'`;

/** A box of the plane where it is, and where it is on either side of the date line. */
const boxesOf = (box: string): readonly string[] => [box, `(${box} + ${round})`, `(${box} - ${round})`];

/**
 * Whether `l.position` is in a box of the plane.
 * @param isAcross whether the box reaches over the date line: then it is looked for on either side
 */
export const inBox = (box: string, isAcross: boolean): string =>
  isAcross
    ? `(${boxesOf(box)
        .map((each) => `l.position <@ ${each}`)
        .join(' or ')})`
    : `l.position <@ ${box}`;

/** Plane metres from `l.position` to a point; over the date line too where `isAcross`, which no index answers in order. */
export const awayFrom = (point: string, isAcross: boolean): string =>
  isAcross
    ? `least(l.position <-> ${point}, l.position <-> (${point} + ${round}), l.position <-> (${point} - ${round}))`
    : `l.position <-> ${point}`;

/** Degrees from one longitude east to another the short way round, -180 to 180. */
export const eastTo = (from: string, to: string): string =>
  `(${to} - ${from} - 360 * round(((${to} - ${from}) / 360)::numeric)::float8)`;
