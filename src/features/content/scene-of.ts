import type { CityScene } from '#web/drawings/scene.tsx';

const scenes: readonly CityScene[] = [
  'city-toronto',
  'city-montreal',
  'city-seattle',
  'city-los-angeles',
  'city-san-francisco',
  'city-vancouver',
];

/** The drawing that a page names as its background. */
export const sceneOf = (background: string | null): CityScene | undefined => scenes.find((name) => name === background);
