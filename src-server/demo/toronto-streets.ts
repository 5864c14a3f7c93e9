interface Point {
  readonly latitude: number;
  readonly longitude: number;
}

/** A straight stretch of a street: its ends in degrees, with the house number at each. */
type Stretch = readonly [street: string, ...from: [number, number, number], ...to: [number, number, number]];

/** The streets of Toronto's middle, where the demo begins and people know their way, and the airport's. */
const stretches: readonly Stretch[] = [
  ['York St', 43.6408, -79.3797, 10, 43.6515, -79.385, 180],
  ['Bay St', 43.641, -79.3768, 10, 43.6698, -79.3893, 1200],
  ['Simcoe St', 43.6452, -79.3857, 10, 43.6545, -79.3895, 300],
  ['University Ave', 43.6459, -79.3838, 40, 43.6595, -79.3905, 700],
  ['Yonge St', 43.642, -79.3745, 1, 43.6704, -79.3868, 800],
  ['Church St', 43.6484, -79.374, 20, 43.6707, -79.3838, 720],
  ['Jarvis St', 43.649, -79.3713, 20, 43.6718, -79.381, 600],
  ['Parliament St', 43.65, -79.3615, 20, 43.664, -79.368, 400],
  ['Cherry St', 43.645, -79.353, 100, 43.6545, -79.3577, 400],
  ['Spadina Ave', 43.6375, -79.3935, 1, 43.667, -79.404, 750],
  ['Augusta Ave', 43.6497, -79.399, 100, 43.657, -79.4026, 350],
  ['Bathurst St', 43.636, -79.3995, 10, 43.6655, -79.4113, 800],
  ['King St W', 43.6489, -79.3777, 2, 43.6441, -79.4023, 660],
  ['King St E', 43.6489, -79.3777, 2, 43.6571, -79.356, 560],
  ['Queen St W', 43.6524, -79.3791, 2, 43.6475, -79.404, 700],
  ['Queen St E', 43.6524, -79.3791, 2, 43.6585, -79.353, 600],
  ['Adelaide St W', 43.6503, -79.3783, 2, 43.6456, -79.4031, 620],
  ['Richmond St W', 43.6515, -79.3788, 2, 43.6466, -79.4035, 650],
  ['Wellington St W', 43.6478, -79.3774, 2, 43.6428, -79.4015, 600],
  ['Front St W', 43.6471, -79.3771, 2, 43.6412, -79.3995, 520],
  ['Front St E', 43.6471, -79.3771, 2, 43.6513, -79.3615, 400],
  ['The Esplanade', 43.6465, -79.376, 2, 43.6487, -79.3665, 250],
  ['Lake Shore Blvd E', 43.643, -79.37, 100, 43.65, -79.355, 460],
  ['Mill St', 43.6508, -79.364, 20, 43.6512, -79.356, 150],
  ['Bremner Blvd', 43.6426, -79.38, 10, 43.6397, -79.393, 150],
  ['Queens Quay W', 43.642, -79.3752, 2, 43.6365, -79.399, 600],
  ['Dundas St W', 43.6562, -79.3808, 2, 43.6523, -79.406, 800],
  ['Dundas St E', 43.6562, -79.3808, 2, 43.6605, -79.361, 500],
  ['Gerrard St W', 43.6589, -79.382, 2, 43.6577, -79.3905, 160],
  ['College St', 43.6613, -79.3831, 2, 43.6569, -79.4077, 500],
  ["Queen's Park", 43.6605, -79.3925, 10, 43.666, -79.394, 110],
  ['Avenue Rd', 43.666, -79.394, 2, 43.6735, -79.3975, 120],
  ['St. George St', 43.6585, -79.3955, 10, 43.6675, -79.3995, 260],
  ['Harbord St', 43.6632, -79.3985, 2, 43.6613, -79.4095, 220],
  ['Bloor St W', 43.6704, -79.3868, 2, 43.6655, -79.411, 600],
  ['Cumberland St', 43.6712, -79.388, 20, 43.6695, -79.3955, 180],
  ['Silver Dart Dr', 43.676, -79.63, 6200, 43.683, -79.618, 6400],
];

/** A degree of longitude in Toronto is so much of one of latitude. */
const NARROW = 0.7235;

function onStretch([street, lat, lng, number, endLat, endLng, endNumber]: Stretch, { latitude, longitude }: Point) {
  const [dx, dy] = [(endLng - lng) * NARROW, endLat - lat];
  const [x, y] = [(longitude - lng) * NARROW, latitude - lat];
  const along = Math.min(1, Math.max(0, (x * dx + y * dy) / (dx * dx + dy * dy)));
  return {
    address: `${Math.round(number + (endNumber - number) * along)} ${street}`,
    away: Math.hypot(x - dx * along, y - dy * along),
  };
}

/** House number and street nearest to a point of Toronto, and how far its street is from it, in degrees of latitude. */
export const torontoAddress = (point: Point): { readonly address: string; readonly away: number } =>
  stretches.map((stretch) => onStretch(stretch, point)).reduce((one, other) => (other.away < one.away ? other : one));
