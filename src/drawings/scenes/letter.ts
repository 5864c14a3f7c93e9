import { fill, line, rect } from '../pen.ts';
import { svgFile } from './frame.ts';
import { inLight, type Light } from './light.ts';

const [width, height] = [384, 250];

const mark =
  'M4 0h14.5a2.5 2.5 0 0 0 5 0H28a4 4 0 0 1 4 4v16a4 4 0 0 1-4 4h-4.5a2.5 2.5 0 0 0-5 0H4a4 4 0 0 1-4-4V4a4 4 0 0 1 4-4z';

/** The mail that confirms an address, half out of its envelope, which a luggage tag seals. */
export function letterScene(light: Light): string {
  const sheet =
    '<clipPath id="sheet"><rect x="-74" y="-62" width="148" height="150" rx="10"/></clipPath>' +
    `<g transform="translate(188 98) rotate(-4)"><g clip-path="url(#sheet)">` +
    rect(-74, -62, 148, 150, 'tag') +
    rect(-74, -62, 148, 34, '#e3eee9') +
    '</g>' +
    `<g transform="translate(-60 -16) scale(.72)">${fill(mark, 'brand')}${line('M13.6 9.4a4 4 0 1 0 0 5.2', 'brandink', 2.6)}</g>` +
    line('M-20-14h54M-20-2h40', 'tagedge', 6, 0.55) +
    '</g>';
  const back = fill('M80 112L136 76H248L304 112V228H80z', 'shelf');
  const front =
    fill('M80 112L178 168Q192 176 206 168L304 112V228H80z', '#f6ebd8') +
    line('M82 226L158 158M302 226L226 158', 'shelf', 2);
  const tag =
    '<g transform="translate(192 152)">' +
    '<path d="M-16 10L-8 0H8L16 10V38H-16z" fill="#f3b63f"/><circle cy="8" r="3" fill="#f6ebd8"/>' +
    '<path d="M-6 22l5 5 9-10" stroke="#17201b" stroke-width="3"/></g>';
  return svgFile(width, height, inLight(rect(0, 0, width, height, 'room') + back + sheet + front + tag, light));
}
