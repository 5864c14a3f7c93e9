#!/usr/bin/env bash
# cldr-numbers-full 48.2.0 (npm): the narrow signs of currencies, by which prices are written ('$24.18').
#
# Guess: which currencies share a narrow sign is one fact, the same in each language of Latin letters: dollars, pounds, yen
# and crowns. A look at English is enough to know where the longer sign ('CA$') is needed.
# Behaviour: French, German and Spain's Spanish write the Honduran lempira and the Romanian leu alike, 'L', English and Mexico's
# Spanish do not; German adds the kyat and the kwacha. A list made in one language has two prices in another that look equal.
# Output seen (2026-11-30, Node 24.21.0):
#   en      BOB VEF
#   fr-CA   BOB VEF, HNL RON
#   es      BOB VEF, HNL RON
#   es-MX   BOB VEF
#   de      BOB VEF, BYN RUR, HNL RON, MMK ZMW
# Here: HNL and RON are named wherever both stand, and a test writes all currencies in each language and finds no two alike
# (shared/money/format-money.test.ts).
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --silent --no-fund --no-audit --prefix . cldr-numbers-full@48.2.0
cat > look.mjs <<'JS'
import { readFileSync } from 'node:fs';

/** Signs that several currencies have in each of these languages. */
const known = new Set(['$', '£', '¥', 'kr', '₩', 'Rs']);
function alikeIn(locale) {
  const file = `node_modules/cldr-numbers-full/main/${locale}/currencies.json`;
  const { currencies } = JSON.parse(readFileSync(file, 'utf8')).main[locale].numbers;
  const bySign = new Map();
  for (const [code, { symbol, 'symbol-alt-narrow': narrow = symbol ?? code }] of Object.entries(currencies))
    bySign.set(narrow, [...(bySign.get(narrow) ?? []), code]);
  return [...bySign]
    .filter(([sign, codes]) => codes.length > 1 && !known.has(sign))
    .map(([, codes]) => codes.join(' '))
    .toSorted()
    .join(', ');
}

const expected = {
  en: 'BOB VEF',
  'fr-CA': 'BOB VEF, HNL RON',
  es: 'BOB VEF, HNL RON',
  'es-MX': 'BOB VEF',
  de: 'BOB VEF, BYN RUR, HNL RON, MMK ZMW',
};
let same = true;
for (const [locale, alike] of Object.entries(expected)) {
  const seen = alikeIn(locale);
  console.log(`${locale.padEnd(8)}${seen}`);
  same &&= seen === alike;
}
console.log(same ? 'As found: it depends on the language.' : 'CHANGED: look again at the table of signs.');
process.exit(same ? 0 : 1);
JS
node look.mjs
