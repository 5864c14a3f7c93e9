/** One demo city: where its listings stand, how its streets are called, and which places people look for. */
export interface DemoCity {
  readonly name: string;
  readonly country: 'CA' | 'US';
  readonly region: string;
  readonly zone: string;
  readonly postalPrefix: string;
  readonly phoneArea: string;
  readonly latitude: number;
  readonly longitude: number;
  readonly listings: number;
  readonly streets: readonly string[];
  /** Name, latitude, longitude; the listings gather around these. */
  readonly landmarks: readonly (readonly [string, number, number, 'station' | 'landmark' | 'district'])[];
}

export const demoCities: readonly DemoCity[] = [
  {
    name: 'Toronto',
    country: 'CA',
    region: 'ON',
    zone: 'America/Toronto',
    postalPrefix: 'M5',
    phoneArea: '416',
    latitude: 43.6487,
    longitude: -79.3817,
    listings: 64,
    streets: ['York St', 'Bay St', 'Simcoe St', 'King St W', 'Queen St W', 'Adelaide St W', 'Richmond St W', 'Front St E', 'Wellington St W', 'Church St', 'Jarvis St', 'Dundas St W', 'Spadina Ave', 'Yonge St', 'College St', 'Queens Quay W'],
    landmarks: [
      ['Union Station', 43.6453, -79.3806, 'station'],
      ['CN Tower', 43.6426, -79.3871, 'landmark'],
      ['St. Lawrence Market', 43.6487, -79.3716, 'landmark'],
      ['Kensington Market', 43.6547, -79.4005, 'district'],
      ['Distillery District', 43.6503, -79.3596, 'district'],
      ['Eaton Centre', 43.6544, -79.3807, 'landmark'],
      ['Harbourfront', 43.6389, -79.3817, 'district'],
      ['Entertainment District', 43.6462, -79.3908, 'district'],
      ['Chinatown', 43.6529, -79.3981, 'district'],
      ['Royal Ontario Museum', 43.6677, -79.3948, 'landmark'],
      ['Toronto Pearson Airport', 43.6777, -79.6248, 'station'],
      ['Billy Bishop Airport', 43.6285, -79.396, 'station'],
    ],
  },
  {
    name: 'Montreal',
    country: 'CA',
    region: 'QC',
    zone: 'America/Toronto',
    postalPrefix: 'H2',
    phoneArea: '514',
    latitude: 45.5019,
    longitude: -73.5674,
    listings: 44,
    streets: ['Rue Sainte-Catherine', 'Rue Saint-Paul', 'Rue Sherbrooke', 'Boulevard Saint-Laurent', 'Rue Saint-Denis', 'Rue Peel', 'Rue Crescent', 'Avenue du Mont-Royal', 'Rue Notre-Dame', 'Rue Rachel'],
    landmarks: [
      ['Gare Centrale', 45.4995, -73.5665, 'station'],
      ['Vieux-Port', 45.5075, -73.5512, 'district'],
      ['Notre-Dame Basilica', 45.5045, -73.5561, 'landmark'],
      ['Le Plateau', 45.5217, -73.5776, 'district'],
      ['Mile End', 45.5247, -73.5976, 'district'],
      ['Berri-UQAM', 45.5152, -73.5612, 'station'],
      ['Mont Royal', 45.5048, -73.5878, 'landmark'],
      ['Jean-Talon Market', 45.5363, -73.6147, 'landmark'],
    ],
  },
  {
    name: 'Vancouver',
    country: 'CA',
    region: 'BC',
    zone: 'America/Vancouver',
    postalPrefix: 'V6',
    phoneArea: '604',
    latitude: 49.2827,
    longitude: -123.1207,
    listings: 46,
    streets: ['Granville St', 'Robson St', 'Georgia St', 'Hastings St', 'Water St', 'Davie St', 'Denman St', 'Main St', 'Burrard St', 'Pender St'],
    landmarks: [
      ['Waterfront Station', 49.2856, -123.1115, 'station'],
      ['Canada Place', 49.2888, -123.1111, 'landmark'],
      ['Gastown', 49.2844, -123.1089, 'district'],
      ['Yaletown', 49.2757, -123.1199, 'district'],
      ['Granville Island', 49.2712, -123.134, 'district'],
      ['Pacific Central Station', 49.2737, -123.0978, 'station'],
      ['Stanley Park', 49.3017, -123.1417, 'landmark'],
      ['Kitsilano', 49.2684, -123.1683, 'district'],
    ],
  },
  {
    name: 'Seattle',
    country: 'US',
    region: 'WA',
    zone: 'America/Los_Angeles',
    postalPrefix: '981',
    phoneArea: '206',
    latitude: 47.6062,
    longitude: -122.3321,
    listings: 42,
    streets: ['Pike St', 'Pine St', '1st Ave', '2nd Ave', '4th Ave', 'Union St', 'Occidental Ave S', 'Westlake Ave', 'Broadway E', 'Bell St'],
    landmarks: [
      ['King Street Station', 47.5984, -122.3298, 'station'],
      ['Pike Place Market', 47.6097, -122.3422, 'landmark'],
      ['Space Needle', 47.6205, -122.3493, 'landmark'],
      ['Pioneer Square', 47.6015, -122.3343, 'district'],
      ['Capitol Hill', 47.6234, -122.3207, 'district'],
      ['Westlake Station', 47.6114, -122.3376, 'station'],
      ['Belltown', 47.6147, -122.3446, 'district'],
    ],
  },
  {
    name: 'Los Angeles',
    country: 'US',
    region: 'CA',
    zone: 'America/Los_Angeles',
    postalPrefix: '900',
    phoneArea: '213',
    latitude: 34.0522,
    longitude: -118.2437,
    listings: 43,
    streets: ['Broadway', 'Spring St', 'Main St', 'Hill St', 'Hollywood Blvd', 'Sunset Blvd', 'Vine St', 'Ocean Ave', 'Wilshire Blvd', 'Abbot Kinney Blvd'],
    landmarks: [
      ['Los Angeles Union Station', 34.0562, -118.2365, 'station'],
      ['Little Tokyo', 34.0503, -118.24, 'district'],
      ['Hollywood Walk of Fame', 34.1016, -118.3267, 'landmark'],
      ['Santa Monica Pier', 34.0094, -118.4973, 'landmark'],
      ['Venice Beach', 33.985, -118.4695, 'district'],
      ['Grand Central Market', 34.0508, -118.2488, 'landmark'],
      ['LAX Airport', 33.9416, -118.4085, 'station'],
    ],
  },
  {
    name: 'San Francisco',
    country: 'US',
    region: 'CA',
    zone: 'America/Los_Angeles',
    postalPrefix: '941',
    phoneArea: '415',
    latitude: 37.7749,
    longitude: -122.4194,
    listings: 41,
    streets: ['Market St', 'Mission St', 'Powell St', 'Geary St', 'Columbus Ave', 'Grant Ave', 'Valencia St', 'Haight St', 'Castro St', 'Beach St'],
    landmarks: [
      ['Union Square', 37.788, -122.4075, 'landmark'],
      ["Fisherman's Wharf", 37.808, -122.4177, 'district'],
      ['Ferry Building', 37.7955, -122.3937, 'landmark'],
      ['Caltrain Station', 37.7764, -122.3943, 'station'],
      ['Mission District', 37.7599, -122.4148, 'district'],
      ['Chinatown', 37.7941, -122.4078, 'district'],
      ['Powell Street Station', 37.7844, -122.4079, 'station'],
    ],
  },
];
