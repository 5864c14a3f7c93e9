import type { GeoPoint } from '#server/platform/geo/distance.ts';

type Corner = readonly [latitude: number, longitude: number];

/** Harbours and inlets at which demo locations stand, with coarse shores. */
const waters: readonly (readonly Corner[])[] = [
  // Lake Ontario before Toronto, with the mouth of the Don.
  [
    [43.632, -79.4177],
    [43.6345, -79.4023],
    [43.638, -79.3914],
    [43.6405, -79.3752],
    [43.6415, -79.3687],
    [43.643, -79.3629],
    [43.6454, -79.3599],
    [43.648, -79.3555],
    [43.6493, -79.3471],
    [43.6621, -79.3057],
    [43.6121, -79.2856],
    [43.582, -79.4286],
  ],
  // The Saint Lawrence before Montreal.
  [
    [45.44, -73.52],
    [45.47, -73.534],
    [45.496, -73.549],
    [45.5035, -73.5505],
    [45.5125, -73.5452],
    [45.533, -73.538],
    [45.6, -73.5],
    [45.6, -73.45],
    [45.44, -73.45],
  ],
  // Burrard Inlet.
  [
    [49.296, -123.135],
    [49.2925, -123.129],
    [49.289, -123.115],
    [49.288, -123.1085],
    [49.2862, -123.101],
    [49.288, -123.05],
    [49.31, -123.05],
    [49.318, -123.135],
    [49.309, -123.126],
    [49.301, -123.1165],
  ],
  // English Bay and False Creek.
  [
    [49.314, -123.142],
    [49.305, -123.1555],
    [49.299, -123.153],
    [49.28, -123.138],
    [49.275, -123.132],
    [49.2725, -123.125],
    [49.2735, -123.118],
    [49.2765, -123.109],
    [49.275, -123.103],
    [49.273, -123.1035],
    [49.27, -123.12],
    [49.271, -123.13],
    [49.2755, -123.144],
    [49.274, -123.16],
    [49.273, -123.26],
    [49.33, -123.26],
  ],
  // Elliott Bay.
  [
    [47.55, -122.345],
    [47.585, -122.342],
    [47.5985, -122.3395],
    [47.6045, -122.341],
    [47.609, -122.3455],
    [47.6245, -122.372],
    [47.64, -122.395],
    [47.64, -122.5],
    [47.55, -122.5],
  ],
  // The Pacific before Santa Monica and Venice.
  [
    [34.03, -118.525],
    [34.013, -118.499],
    [34.0088, -118.4958],
    [33.985, -118.4745],
    [33.96, -118.4545],
    [33.96, -118.6],
    [34.03, -118.6],
  ],
  // San Francisco Bay.
  [
    [37.806, -122.478],
    [37.8055, -122.45],
    [37.8085, -122.425],
    [37.809, -122.41],
    [37.8045, -122.402],
    [37.7955, -122.393],
    [37.788, -122.3875],
    [37.77, -122.385],
    [37.77, -122.28],
    [37.87, -122.28],
    [37.87, -122.478],
  ],
];

/** Whether a ray to the north meets the shore an odd number of times. */
function isWithin({ latitude, longitude }: GeoPoint, shore: readonly Corner[]): boolean {
  const crossings = shore.filter(([lat, lng], at) => {
    const [nextLat, nextLng] = shore[(at + 1) % shore.length] ?? [lat, lng];
    if (lng > longitude === nextLng > longitude) return false;
    return lat + ((nextLat - lat) * (longitude - lng)) / (nextLng - lng) > latitude;
  });
  return crossings.length % 2 === 1;
}

export const isOnWater = (point: GeoPoint): boolean => waters.some((shore) => isWithin(point, shore));

/** A point brought ashore: to the other side of the landmark it is near, else towards the city's centre. */
export function ashore(point: GeoPoint, landmark: GeoPoint, centre: GeoPoint): GeoPoint {
  const towards = (place: GeoPoint, part: number): GeoPoint => ({
    latitude: point.latitude + (place.latitude - point.latitude) * part,
    longitude: point.longitude + (place.longitude - point.longitude) * part,
  });
  const inland = [0.02, 0.05, 0.1, 0.2, 0.5, 1].map((part) => towards(centre, part));
  return [point, towards(landmark, 2), ...inland].find((place) => !isOnWater(place)) ?? centre;
}
