import { commonColours, lightColours, palettes } from './colours.ts';

const night = (hex: string, left = '--sf'): string => `color-mix(in oklab, ${hex} var(${left}), var(--sf-dark))`;

const declarations = (colours: Readonly<Record<string, string>>): string =>
  Object.entries(colours)
    .map(([name, hex]) => `  --d-${name}: ${night(hex, name === 'st' ? '--sf-sign' : '--sf')};\n`)
    .join('');

/** The stylesheet of the live shop fronts, so that every colour has one place. */
export function colourSheet(): string {
  const passed = lightColours.map((name) => `  --d-${name}: var(--sf-${name});\n`).join('');
  const front = `.front {\n${passed}${declarations(commonColours)}\n  display: block;\n  width: 100%;\n  height: 100%;\n}\n`;
  const text = '.front text {\n  font: 700 12.5px var(--display);\n  letter-spacing: 0.3px;\n}\n';
  const each = Object.entries(palettes).map(([name, colours]) => `.${name} {\n${declarations(colours)}}\n`);
  return [`/* Written by scripts/draw-scenes.mjs from colours.ts. */\n${front}`, text, ...each].join('\n');
}
