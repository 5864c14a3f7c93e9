import { box, circle, fill, line, rect, round, times } from '../pen.ts';
import { palm, pine, tower, water } from './nature.ts';

export function losAngeles(w: number): string {
  const g = 200;
  const x = round(w * 0.5);
  const y = g - 60;
  const columns = [-34, -24, -14, 10, 20, 30].map((d) => box(x + d, y - 11, 4, 10)).join('');
  return (
    rect(0, 0, w, 240, '#f7e0ae') +
    circle(w * 0.66, 96, 46, 'brass') +
    fill(`M-10 ${g}Q${round(w * 0.25)} ${g - 74} ${round(w * 0.52)} ${g - 58}T${w + 10} ${g - 84}V${g}z`, '#d9a06b') +
    fill(
      `M-10 ${g + 4}Q${round(w * 0.3)} ${g - 36} ${round(w * 0.62)} ${g - 26}T${w + 10} ${g - 44}V${g + 4}z`,
      '#b97b4d',
    ) +
    rect(x - 44, y - 16, 88, 20, '#fbf6ea') +
    rect(x - 50, y + 2, 100, 5, 'sand') +
    fill(`M${x - 15} ${y - 16}q0-18 15-18t15 18z`, '#3f6b5d') +
    rect(x - 17, y - 18, 34, 4, '#fbf6ea') +
    fill(`M${x - 43} ${y - 16}q0-9 8-9t8 9zM${x + 27} ${y - 16}q0-9 8-9t8 9z`, '#3f6b5d') +
    fill(columns, '#b97b4d') +
    rect(0, g, w, 40, '#9c653e') +
    palm(34, g + 16, 118) +
    palm(w - 66, g + 20, 84) +
    palm(w - 30, g + 18, 112)
  );
}

const quad = (from: number, via: number, to: number, t: number): number =>
  (1 - t) ** 2 * from + 2 * (1 - t) * t * via + t * t * to;

export function sanFrancisco(w: number): string {
  const g = 186;
  const a = round(w * 0.27);
  const b = round(w * 0.75);
  const iron = '#bc5a3c';
  const cable = (x: number): number => {
    if (x < a) return quad(g - 62, g - 60, g - 122, x / a);
    if (x < b) return quad(g - 122, g + 36, g - 122, (x - a) / (b - a));
    return quad(g - 122, g - 60, g - 58, (x - b) / (w - b));
  };
  const hangers = times(Math.floor((w - 4) / 11) + 1, (k) => {
    const x = 4 + k * 11;
    const y = cable(x);
    return y < g - 36 ? `M${x} ${round(y)}V${g - 32}` : '';
  });
  const pier = (x: number): string =>
    fill(
      box(x - 8, g - 124, 5, 140) +
        box(x + 3, g - 124, 5, 140) +
        [0, 26, 52, 78].map((d) => box(x - 8, g - 122 + d, 16, 5)).join(''),
      iron,
    ) + rect(x - 12, g + 10, 24, 8, '#9a8f7c', 2);
  const fog = (
    [
      [-20, -14, 12],
      [w * 0.4, -2, 10],
      [w * 0.66, -22, 10],
    ] as const
  )
    .map(([x, y, h]) => `<rect x="${round(x)}" y="${g + y}" width="${round(w * 0.5)}" height="${h}" rx="${h / 2}"/>`)
    .join('');
  return (
    rect(0, 0, w, 240, '#f2dccf') +
    circle(w * 0.5, 84, 24, 'brass') +
    fill(`M-10 ${g}Q${round(w * 0.16)} ${g - 50} ${round(w * 0.34)} ${g - 20}L${round(w * 0.4)} ${g}z`, '#9dae93') +
    fill(`M${round(w * 0.55)} ${g}Q${round(w * 0.84)} ${g - 84} ${w + 20} ${g - 52}V${g}z`, '#86a083') +
    water(w, g, 56, '#a9c9c6', '#f2dccf') +
    pier(a) +
    pier(b) +
    rect(-6, g - 34, w + 12, 6, iron) +
    line(
      `M-10 ${g - 62}Q${round(a * 0.5)} ${g - 60} ${a} ${g - 122}Q${round((a + b) / 2)} ${g + 36} ${b} ${g - 122}Q${round(b + (w - b) * 0.5)} ${g - 60} ${w + 10} ${g - 58}`,
      iron,
      2.6,
    ) +
    line(hangers.join(''), iron, 0.9) +
    `<g fill="#fff" opacity=".45">${fog}</g>`
  );
}

const vancouverTowers = [
  [0.6, 84, '#6e9c97'],
  [0.655, 110, '#4d827d'],
  [0.71, 92, '#86afa9'],
  [0.765, 70, '#4d827d'],
  [0.82, 98, '#6e9c97'],
  [0.875, 62, '#86afa9'],
] as const;

export function vancouver(w: number): string {
  const g = 188;
  const n = (k: number) => round(w * k);
  const sails = times(5, (k) => {
    const x = w * 0.175 + k * w * 0.066;
    const p = (d: number) => round(x + w * d);
    return (
      fill(
        `M${p(0)} ${g - 14}Q${p(0.014)} ${g - 30} ${p(0.033)} ${g - 48}Q${p(0.052)} ${g - 30} ${p(0.066)} ${g - 14}z`,
        '#fbf9f4',
      ) + line(`M${p(0.033)} ${g - 48}v34`, '#d9cdb2', 1.2)
    );
  });
  const pines = (
    [
      [20, 56],
      [44, 70],
      [70, 48],
      [w - 24, 64],
      [w - 50, 44],
    ] as const
  ).map(([x, h]) => pine(x, g + 4, h));
  return (
    rect(0, 0, w, 240, '#d8e6e2') +
    fill(
      `M-40 ${g}L${n(0.12)} 84L${n(0.24)} 128L${n(0.4)} 58L${n(0.56)} 124L${n(0.7)} 76L${n(0.86)} 132L${w + 60} 70V${g}z`,
      '#8fb0ab',
    ) +
    fill(
      `M${n(0.4)} 58l-26 30l12 6l10-8l12 12l10-12l14 10zM${n(0.7)} 76l-22 26l10 4l10-8l10 8l14-6zM${n(0.12)} 84l-20 26l12 4l8-8l10 6l10-8z`,
      '#fbf9f4',
    ) +
    fill(`M-10 ${g}Q${n(0.2)} ${g - 48} ${n(0.42)} ${g - 24}T${w + 10} ${g - 40}V${g}z`, '#5e8a74') +
    vancouverTowers.map(([x, h, colour]) => tower(w * x, g, w * 0.045, h, colour, { windows: '#d8e6e2' })).join('') +
    rect(w * 0.16, g - 14, w * 0.36, 16, 'sand') +
    sails.join('') +
    pines.join('') +
    water(w, g, 52, '#a5cbc5', '#d8e6e2')
  );
}
