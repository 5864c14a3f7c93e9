import { expect, it } from 'vitest';
import { countryOfPoint } from './country-of-point.ts';

it.each([
  ['Windsor, Ontario', 42.317, -83.039, 'CA', 'ON'],
  ['Detroit', 42.3314, -83.0458, 'US', 'MI'],
  ['Gatineau', 45.43, -75.709, 'CA', 'QC'],
  ['Museum of History, Gatineau', 45.4303, -75.7093, 'CA', 'QC'],
  ['Gatineau, north', 45.4765, -75.7013, 'CA', 'QC'],
  ['Parliament of Canada, Ottawa', 45.4236, -75.7009, 'CA', 'ON'],
  ['National Gallery, Ottawa', 45.4295, -75.6989, 'CA', 'ON'],
  ['ByWard Market, Ottawa', 45.4274, -75.6925, 'CA', 'ON'],
  ['Rideau Hall, Ottawa', 45.4445, -75.6857, 'CA', 'ON'],
  ['Niagara Falls, Ontario', 43.0896, -79.0849, 'CA', 'ON'],
  ['Niagara Falls, New York', 43.0866, -79.0628, 'US', 'NY'],
  ['Lloydminster, east', 53.278, -109.99, 'CA', 'SK'],
  ['Vancouver, Washington', 45.63, -122.66, 'US', 'WA'],
  ['Portland', 45.5231, -122.6765, 'US', 'OR'],
  ['St. Louis', 38.627, -90.199, 'US', 'MO'],
  ['East St. Louis', 38.6245, -90.1509, 'US', 'IL'],
  ['Kansas City, Kansas', 39.11, -94.63, 'US', 'KS'],
  ['Jersey City', 40.7178, -74.0431, 'US', 'NJ'],
  ['Manhattan', 40.7549, -73.984, 'US', 'NY'],
  ['Arlington', 38.88, -77.1, 'US', 'VA'],
  ['Washington', 38.9, -77.04, 'US', 'DC'],
  ['Basel', 47.5596, 7.5886, 'CH', null],
  ['Saint-Louis, France', 47.59, 7.56, 'FR', null],
  ['Gibraltar', 36.14, -5.35, 'GI', null],
  ['Ceuta', 35.889, -5.32, 'ES', null],
  ['Melilla', 35.29, -2.94, 'ES', null],
  ['Tenerife', 28.46, -16.25, 'ES', null],
  ['Fiji, west of the date line', -16.8, -179.97, 'FJ', null],
])('%s', (_, latitude, longitude, country, region) => {
  expect(countryOfPoint(latitude, longitude)).toEqual({ country, region });
});
