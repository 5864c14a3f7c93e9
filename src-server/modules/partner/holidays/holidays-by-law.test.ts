import { describe, expect, it } from 'vitest';
import { holidaysAt } from './public-holidays.ts';

const at = (country: string, latitude: number, longitude: number, region: string | null = null) => ({
  country,
  region,
  latitude,
  longitude,
});
const ask = (spot: ReturnType<typeof at>, year: number) => holidaysAt(spot, [year], 'en');
const dates = (spot: ReturnType<typeof at>, year: number) => ask(spot, year).days.map(({ date }) => date.slice(5));

const toronto = at('CA', 43.65, -79.38, 'ON');
const london = at('GB', 51.5072, -0.1276);

describe('the home market by law', () => {
  // Employment Standards Act, 2000, s. 1 and the regulations: nine days; Easter Monday is the package's tenth.
  it.each([
    [2026, ['01-01', '02-16', '04-03', '04-06', '05-18', '07-01', '09-07', '10-12', '12-25', '12-26']],
    [2027, ['01-01', '02-15', '03-26', '03-29', '05-24', '07-01', '09-06', '10-11', '12-25', '12-26']],
  ])('Ontario, %i', (year, expected) => {
    expect(dates(toronto, year).filter((date) => !['12-27', '12-28'].includes(date))).toEqual(expected);
  });

  // Act respecting labour standards, s. 60, and the National Holiday Act.
  it.each([
    [2026, ['01-01', '05-18', '06-24', '07-01', '09-07', '10-12', '12-25']],
    [2027, ['01-01', '05-24', '06-24', '07-01', '09-06', '10-11', '12-25']],
  ])('Quebec, %i', (year, expected) => {
    expect(dates(at('CA', 45.5, -73.57, 'QC'), year)).toEqual(expect.arrayContaining(expected));
  });

  it('Saskatchewan Day is the first Monday of August', () => {
    expect(dates(at('CA', 50.45, -104.62, 'SK'), 2027)).toContain('08-02');
    expect(dates(at('CA', 50.45, -104.62, 'SK'), 2027)).not.toContain('08-16');
  });

  // 5 U.S.C. 6103.
  it.each([
    [2026, ['01-01', '01-19', '02-16', '05-25', '06-19', '07-03', '09-07', '10-12', '11-11', '11-26', '12-25']],
    [2027, ['01-01', '01-18', '02-15', '05-31', '06-18', '07-05', '09-06', '10-11', '11-11', '11-25', '12-24']],
  ])('New York, %i', (year, expected) => {
    expect(dates(at('US', 40.75, -73.99, 'NY'), year)).toEqual(expect.arrayContaining(expected));
  });
});

describe('holidays of several days', () => {
  it.each([
    ['United Arab Emirates, Eid al-Fitr', at('AE', 25.2, 55.27), 2027, ['03-09', '03-10', '03-11']],
    // Law 2429: three and a half days from noon of the eve; the whole ones are the feast's.
    ['Turkey, Eid al-Fitr', at('TR', 41.01, 28.97), 2027, ['03-09', '03-10', '03-11']],
    ['Turkey, Feast of the Sacrifice', at('TR', 41.01, 28.97), 2027, ['05-16', '05-17', '05-18', '05-19']],
    ['Korea, Chuseok', at('KR', 37.57, 126.98), 2027, ['09-14', '09-15', '09-16']],
  ])('%s', (_, spot, year, expected) => {
    const near = dates(spot, year).filter((date) => date.slice(0, 2) === expected[0]?.slice(0, 2));
    expect(near.filter((date) => date >= (expected[0] ?? '') && date <= (expected.at(-1) ?? ''))).toEqual(expected);
    const after = String(Number(expected.at(-1)?.slice(3)) + 1).padStart(2, '0');
    expect(near).not.toContain(`${expected[0]?.slice(0, 2)}-${after}`);
  });

  it('are one day where clocks change in it', () => {
    // Easter Sunday 2027 in England is the day on which its clocks go forward.
    expect(dates(london, 2027).filter((date) => date >= '03-26' && date <= '03-31')).toEqual(['03-26', '03-29']);
  });
});

describe('regions of other countries', () => {
  it.each([
    ['London', london, '08-30', '08-02'],
    ['Edinburgh', at('GB', 55.95, -3.19), '08-02', '08-30'],
    ['Belfast', at('GB', 54.6, -5.93), '07-12', '11-30'],
    ['Munich', at('DE', 48.14, 11.58), '01-06', '10-31'],
    ['Dresden', at('DE', 51.05, 13.74), '10-31', '01-06'],
    ['Barcelona', at('ES', 41.38, 2.17), '09-11', '05-02'],
    ['Ceuta', at('ES', 35.889, -5.32), '09-02', '09-11'],
    ['Sydney', at('AU', -33.87, 151.21), '06-14', '11-02'],
    ['Melbourne', at('AU', -37.81, 144.96), '11-02', '10-04'],
    ['Geneva', at('CH', 46.2, 6.14), '12-31', '05-01'],
  ])('%s', (_, spot, has, hasNot) => {
    expect(dates(spot, 2027)).toContain(has);
    expect(dates(spot, 2027)).not.toContain(hasNot);
  });

  it('says whether the days are all there are', () => {
    expect(ask(london, 2027).coverage).toBe('all');
    expect(ask(at('FR', 48.86, 2.35), 2027).coverage).toBe('all');
    // Strasbourg has Good Friday, Reims, in the same region, has not.
    expect(ask(at('FR', 48.58, 7.75), 2027).coverage).toBe('shared');
    // Assumption Day is a holiday of Bavaria's Catholic towns only.
    expect(ask(at('DE', 48.14, 11.58), 2027).coverage).toBe('shared');
    expect(ask(at('XK', 42.66, 21.17), 2027).coverage).not.toBe('unknown');
    expect(ask(at('AQ', -77.85, 166.67), 2027)).toEqual({ coverage: 'unknown', days: [] });
  });

  it('a day that stands in for one at a weekend is named so, in the asker’s language', () => {
    const days = new Map(holidaysAt(london, [2027], 'fr').days.map(({ date, name }) => [date, name]));
    expect(days.get('2027-12-25')).toBe('Noël');
    expect(days.get('2027-12-27')).toContain('Noël');
    const turkish = new Map(
      holidaysAt(at('TR', 41.01, 28.97), [2027], 'en').days.map(({ date, name }) => [date, name]),
    );
    expect(turkish.get('2027-05-19')).toMatch(/Feast of the Sacrifice.*, Commemoration/);
  });
});
