#!/usr/bin/env bash
# qr 0.7.0 (npm): its BarcodeDetector (qr/decode.js), which stands in for the browser's where that has none, with a picture
# in which two whole QR codes stand next to each other: a ticket and the shop's Wi-Fi.
#
# Guess: both, as the Shape Detection API says of `detect`: all codes in the picture. Or none, since they disturb each other.
# Behaviour: always one, whichever stands on the left: the ticket is read or not by where it is held.
# Output seen (2026-11-28, Node 24.21.0):
#   Wi-Fi left   WIFI:S:shop;T:WPA;P:secret;;
#   ticket left  CLK-ABC234
# Here: the frame that is looked at is a square of the middle, the hint says to hold the code in it, and foreign codes get a
# sentence (partner/counter/scan).
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --silent --no-fund --no-audit --prefix . qr@0.7.0
cat > look.mjs <<'JS'
// Browsers have these classes: the picture that the detector takes, and the box that it answers.
globalThis.ImageData = class ImageData {
  constructor(data, width, height) {
    Object.assign(this, { data, width, height, colorSpace: 'srgb' });
  }
  get [Symbol.toStringTag]() {
    return 'ImageData';
  }
};
globalThis.DOMRectReadOnly = class DOMRectReadOnly {};
const { encodeQR } = await import('qr');
const { BarcodeDetector } = await import('qr/decode.js');

const SCALE = 6;
function pictureOf(texts) {
  const codes = texts.map((text) => encodeQR(text, 'raw', { border: 4, ecc: 'medium' }));
  const width = codes.reduce((sum, code) => sum + code.length * SCALE, 0);
  const height = Math.max(...codes.map((code) => code.length)) * SCALE;
  const data = new Uint8ClampedArray(width * height * 4).fill(255);
  let left = 0;
  for (const code of codes) {
    for (let y = 0; y < code.length * SCALE; y += 1)
      for (let x = 0; x < code.length * SCALE; x += 1)
        if (code[Math.floor(y / SCALE)][Math.floor(x / SCALE)]) data.fill(0, (y * width + left + x) * 4, (y * width + left + x) * 4 + 3);
    left += code.length * SCALE;
  }
  return new ImageData(data, width, height);
}
const [ticket, wifi] = ['CLK-ABC234', 'WIFI:S:shop;T:WPA;P:secret;;'];
const read = async (texts) => (await new BarcodeDetector({ formats: ['qr_code'] }).detect(pictureOf(texts))).map(({ rawValue }) => rawValue);
const [one, other] = [await read([wifi, ticket]), await read([ticket, wifi])];
console.log(`Wi-Fi left   ${one.join(' ')}\nticket left  ${other.join(' ')}`);
const same = one.join() === wifi && other.join() === ticket;
console.log(same ? 'As found: one of two, the left one.' : 'CHANGED: look again at what is done with several codes.');
process.exit(same ? 0 : 1);
JS
node look.mjs
