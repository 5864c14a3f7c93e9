#!/usr/bin/env bash
# pdfkit 0.20.2 (npm) with one of PDF's own fonts, and what French and Polish receipts hold: the narrow no-break space
# (U+202F) of '12 h 30' and of large amounts, a street's 'ł'. Read back by pdfjs-dist 5.6.205.
#
# Guess: a character that the font has not is refused, left out or drawn as a question mark.
# Behaviour: its number is written in as many hexadecimal digits as it has, where the font reads two for each character. Four
# digits come out as two others (U+202F: a space and '/'), three shift every digit behind them, so that the rest of the text
# is another one. The width that is measured counts none of it. Nothing is raised or warned of.
# Output seen (2026-11-30, Node 24.21.0):
#   12<U+202F>h<U+202F>30  ->  12 /h /30
#   Wół 12                 ->  text of other characters
# Here: papers are written in embedded fonts alone (platform/paper/open-paper.ts).
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --silent --no-fund --no-audit --prefix . pdfkit@0.20.2 pdfjs-dist@5.6.205
cat > look.mjs <<'JS'
import PdfDocument from 'pdfkit';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';

async function readBack(text) {
  const paper = new PdfDocument();
  const parts = [];
  paper.on('data', (part) => parts.push(part));
  const ended = new Promise((resolve) => paper.on('end', resolve));
  paper.font('Helvetica').text(text).end();
  await ended;
  const read = await getDocument({ data: new Uint8Array(Buffer.concat(parts)), verbosity: 0 }).promise;
  const { items } = await (await read.getPage(1)).getTextContent();
  return items.map(({ str }) => str).join('');
}

const time = await readBack('12\u202fh\u202f30');
const street = await readBack('Wół 12');
console.log(`12<U+202F>h<U+202F>30  ->  ${time}`);
const isOther = !street.includes(' 12');
console.log(`Wół 12                 ->  ${isOther ? 'text of other characters' : street}`);
const same = time === '12 /h /30' && isOther;
console.log(same ? 'As found: other characters, and no word of it.' : 'CHANGED: look again at the fonts of papers.');
process.exit(same ? 0 : 1);
JS
node look.mjs
