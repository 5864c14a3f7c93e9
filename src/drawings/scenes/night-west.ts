import { randomFrom } from '../random.ts';
import { area, box, BRIGHT, dot, glow, LIT, moon, pine, sky, stars, stroke, tower, water } from './night-pen.ts';

/** Each city fills `w` × 240 px. */
export const losAngelesByNight = (w: number): string => {
  const g = 200;
  let s =
    sky('nL', w, [0, '#16161F'], [0.42, '#33262F'], [0.68, '#7A4632'], [0.86, '#C07A44']) +
    stars(w, 70, 'la', 22) +
    moon(w * 0.66, 84, 34);
  s +=
    area(`M-10 ${g}Q${w * 0.25} ${g - 74} ${w * 0.52} ${g - 58}T${w + 10} ${g - 84}V${g}z`, '#5A3A2C') +
    area(`M-10 ${g + 4}Q${w * 0.3} ${g - 36} ${w * 0.62} ${g - 26}T${w + 10} ${g - 44}V${g + 4}z`, '#422B22');
  const r = randomFrom('ll');
  for (let i = 0; i < 70; i++) {
    const x = r() * w,
      t = x / w;
    const y = g - 22 - (t > 0.5 ? (t - 0.5) * 30 : 0) + r() * 18;
    s += dot(x, y, (0.6 + r() * 0.8).toFixed(2), r() > 0.3 ? LIT : BRIGHT, (0.5 + r() * 0.5).toFixed(2));
  }
  const x = w * 0.5,
    y = g - 60;
  s +=
    glow('gO', x, y - 4, 82, BRIGHT, 0.34) +
    box(x - 44, y - 16, 88, 20, '#F3E6C6') +
    box(x - 50, y + 2, 100, 5, '#C9B48C') +
    area(`M${x - 15} ${y - 16}q0 -18 15 -18t15 18z`, '#4F8B78') +
    area(`M${x} ${y - 34}q15 0 15 18h-9q0 -14 -6 -18z`, '#000', 0.16) +
    box(x - 17, y - 18, 34, 4, '#F3E6C6') +
    area(`M${x - 43} ${y - 16}q0 -9 8 -9t8 9zM${x + 27} ${y - 16}q0 -9 8 -9t8 9z`, '#4F8B78') +
    [-34, -24, -14, 10, 20, 30].map((d) => box(x + d, y - 11, 4, 10, '#8A5A35')).join('') +
    box(x - 3.5, y - 9, 7, 12, '#F3B63F', 3);
  s += box(0, g, w, 40, '#33221A');
  for (let i = 0; i < 9; i++) s += box((i * w) / 8 - 6, g + 18, 16, 1.6, '#E9B85C', 1, 0.35);
  const palm = (x: number, y: number, h: number) => {
    const tx = x + h * 0.08,
      ty = y - h;
    let q = stroke(`M${x} ${y}Q${x + h * 0.02} ${y - h * 0.6} ${tx} ${ty}`, '#120D0A', h * 0.05);
    for (const [a, b] of [
      [-34, 10],
      [-30, -10],
      [-12, -20],
      [12, -20],
      [30, -10],
      [34, 10],
    ] as const)
      q += area(`M${tx} ${ty}q${a * 0.5} ${b - 12} ${a} ${b}q${-a * 0.3} ${-8 - b * 0.3} ${-a} ${-b}z`, '#101B15');
    return q;
  };
  s += palm(34, g + 16, 118) + palm(w - 66, g + 20, 84) + palm(w - 30, g + 18, 112);
  return s;
};

/** The bridge in its own light. */
export const sanFranciscoByNight = (w: number): string => {
  const g = 186,
    a = w * 0.27,
    b = w * 0.75;
  let s =
    sky('nF', w, [0, '#131720'], [0.55, '#262631'], [0.82, '#4A3738']) + stars(w, 90, 'sf') + moon(w * 0.5, 58, 20);
  s +=
    area(`M-10 ${g}Q${w * 0.16} ${g - 50} ${w * 0.34} ${g - 20}L${w * 0.4} ${g}z`, '#33463D') +
    area(`M${w * 0.55} ${g}Q${w * 0.84} ${g - 84} ${w + 20} ${g - 52}V${g}z`, '#3C5346');
  const r = randomFrom('sfh');
  for (let i = 0; i < 22; i++) {
    const x = w * 0.72 + r() * w * 0.28;
    s += dot(x, g - 6 - r() * 34 * ((x - w * 0.6) / (w * 0.4)), 0.9, LIT, (0.5 + r() * 0.4).toFixed(2));
  }
  s += water(w, g, 56, '#12222A', '#3A4A52', 'wf', [
    [a, '#E07A55', 0.9],
    [b, '#E07A55', 0.9],
    [w * 0.5, '#F7E3B2'],
    [w * 0.12, LIT, 0.6],
    [w * 0.88, LIT, 0.6],
  ]);
  const t = (x: number) =>
    glow('t' + x.toFixed(0), x, g - 96, 46, '#E07A55', 0.34) +
    box(x - 8, g - 124, 5, 140, '#D96A49') +
    box(x + 3, g - 124, 5, 140, '#B9553A') +
    [0, 26, 52, 78].map((d) => box(x - 8, g - 122 + d, 16, 5, '#D96A49')).join('') +
    box(x - 12, g + 10, 24, 8, '#6B6459', 2) +
    dot(x, g - 127, 2, '#FF8A80');
  let cab = '';
  const q = (p0: number, p1: number, p2: number, tt: number) =>
    (1 - tt) * (1 - tt) * p0 + 2 * (1 - tt) * tt * p1 + tt * tt * p2;
  for (let x = 4; x < w; x += 11) {
    let y: number;
    if (x < a) y = q(g - 62, g - 60, g - 122, x / a);
    else if (x < b) y = q(g - 122, g + 36, g - 122, (x - a) / (b - a));
    else y = q(g - 122, g - 60, g - 58, (x - b) / (w - b));
    if (y < g - 36) cab += stroke(`M${x} ${y.toFixed(1)}V${g - 32}`, '#C2603F', 0.9);
  }
  s +=
    cab +
    stroke(
      `M-10 ${g - 62}Q${a * 0.5} ${g - 60} ${a} ${g - 122}Q${(a + b) / 2} ${g + 36} ${b} ${g - 122}Q${b + (w - b) * 0.5} ${g - 60} ${w + 10} ${g - 58}`,
      '#D96A49',
      2.6,
    ) +
    t(a) +
    t(b) +
    box(-6, g - 34, w + 12, 6, '#B9553A') +
    box(-6, g - 34, w + 12, 1.5, '#E88A66');
  for (let x = 10; x < w; x += 26) s += dot(x, g - 38, 1.7, BRIGHT) + dot(x, g - 38, 5, BRIGHT, 0.2);
  s += `<g fill="#B7B7BE"><rect x="-20" y="${g - 13}" width="${w * 0.46}" height="11" rx="5.500" opacity=".20"/><rect x="${w * 0.42}" y="${g - 3}" width="${w * 0.46}" height="9" rx="4.500" opacity=".14"/><rect x="${w * 0.68}" y="${g - 20}" width="${w * 0.5}" height="9" rx="4.500" opacity=".17"/></g>`;
  return s;
};

/** The sails lit from within. */
export const vancouverByNight = (w: number): string => {
  const g = 188;
  let s =
    sky('nV', w, [0, '#0C161A'], [0.5, '#162A2E'], [0.8, '#284643']) +
    stars(w, 70, 'va') +
    moon(w * 0.9, 40, 14, '#101D21');
  s +=
    area(
      `M-40 ${g}L${w * 0.12} 84L${w * 0.24} 128L${w * 0.4} 58L${w * 0.56} 124L${w * 0.7} 76L${w * 0.86} 132L${w + 60} 70V${g}z`,
      '#2E4F50',
    ) +
    area(
      `M${w * 0.4} 58L${w * 0.56} 124L${w * 0.5} ${g}H${w * 0.44}zM${w * 0.12} 84L${w * 0.24} 128L${w * 0.2} ${g}H${w * 0.15}z`,
      '#000',
      0.14,
    ) +
    area(
      `M${w * 0.4} 58l-26 30l12 6l10 -8l12 12l10 -12l14 10z M${w * 0.12} 84l-20 26l12 4l8 -8l10 6l10 -8z`,
      '#D5E2E0',
    );
  s += area(`M-10 ${g}Q${w * 0.2} ${g - 48} ${w * 0.42} ${g - 24}T${w + 10} ${g - 40}V${g}z`, '#24463B');
  for (const [x, h, c] of [
    [w * 0.6, 84, '#3B6F69'],
    [w * 0.71, 92, '#447E77'],
    [w * 0.82, 98, '#3B6F69'],
    [w * 0.655, 110, '#529389'],
    [w * 0.765, 70, '#529389'],
    [w * 0.875, 62, '#447E77'],
  ] as const)
    s += tower(x, g, Math.max(19, w * 0.045), h, c, { seed: 'v' + h, un: '#143029', lit: 0.5 });
  s +=
    `<defs><linearGradient id="sl" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#E6DCC2"/><stop offset="1" stop-color="#FFD98A"/></linearGradient></defs>` +
    glow('gS', w * 0.34, g - 24, w * 0.2, BRIGHT, 0.3);
  for (let k = 0; k < 5; k++) {
    const x = w * 0.175 + k * w * 0.066;
    s +=
      area(
        `M${x} ${g - 12}Q${x + w * 0.014} ${g - 30} ${x + w * 0.033} ${g - 50}Q${x + w * 0.052} ${g - 30} ${x + w * 0.066} ${g - 12}z`,
        'url(#sl)',
      ) + stroke(`M${x + w * 0.033} ${g - 50}v38`, '#B99A5C', 1.1);
  }
  s += box(w * 0.16, g - 14, w * 0.36, 16, '#B8AE97');
  for (let x = w * 0.17; x < w * 0.51; x += 9) s += box(x, g - 10, 5, 4, LIT);
  for (const [a, h, c] of [
    [20, 56, '#2F6349'],
    [44, 70, '#367052'],
    [70, 48, '#2F6349'],
    [w - 24, 64, '#367052'],
    [w - 50, 44, '#2F6349'],
  ] as const)
    s += pine(a, g + 4, h, c);
  s += water(w, g, 52, '#0F2428', '#335A58', 'wv', [
    [w * 0.2, BRIGHT],
    [w * 0.27, BRIGHT],
    [w * 0.34, BRIGHT],
    [w * 0.41, BRIGHT],
    [w * 0.48, BRIGHT],
    [w * 0.62, LIT],
    [w * 0.675, LIT],
    [w * 0.73, LIT],
    [w * 0.79, LIT],
    [w * 0.84, LIT],
  ]);
  return s;
};
