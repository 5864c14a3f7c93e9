import { randomFrom } from '../random.ts';
import {
  area,
  box,
  BRIGHT,
  dot,
  glow,
  LIT,
  moon,
  needle,
  pine,
  sky,
  stars,
  stroke,
  tower,
  water,
} from './night-pen.ts';

/** Each city fills `w` × 240 px. */
export const torontoByNight = (w: number): string => {
  const g = 190,
    m = w / 2,
    r = randomFrom('t');
  let s =
    sky('nT', w, [0, '#0D1619'], [0.55, '#16272A'], [0.8, '#24423F']) +
    stars(w, 110, 'to') +
    moon(w * 0.16, 56, 19, '#122023');
  for (let x = -8; x < w;) {
    const ww = 24 + r() * 22,
      h = 40 + r() * 70;
    s += box(x, g - h, ww, h, '#1F3836');
    for (let k = 0; k < 4; k++)
      if (r() > 0.45) s += box(x + 4 + r() * (ww - 10), g - h + 8 + r() * (h - 18), 2.4, 2.8, LIT, 0, 0.55);
    x += ww + 3;
  }
  s += glow('gT', m, g, 150, '#F2C26A', 0.16);
  s +=
    tower(m - 150, g, 34, 96, '#2F5A51', { seed: 'a' }) +
    tower(m - 112, g, 28, 126, '#3B7466', { seed: 'b' }) +
    tower(m - 80, g, 40, 104, '#35675B', { seed: 'c', tip: 10 }) +
    tower(m - 2, g, 36, 88, '#2F5A51', { seed: 'e' }) +
    tower(m - 36, g, 30, 140, '#4A8D7B', { seed: 'd', un: '#173A31' }) +
    tower(m + w * 0.13 + 40, g, 30, 74, '#35675B', { seed: 'f' }) +
    tower(m + w * 0.13 + 78, g, 34, 108, '#3B7466', { seed: 'g' }) +
    tower(m + w * 0.13 + 118, g, 28, 60, '#2F5A51', { seed: 'h' });
  const x = m + w * 0.13;
  s +=
    glow('gC', x, g - 172 * 0.645, 30, '#5CC7AC', 0.5) +
    needle(x, g, 172, '#7BD8C0') +
    box(x - 172 * 0.043, g - 172 * 0.652, 172 * 0.086, 2.2, BRIGHT) +
    dot(x, g - 172, 2, '#FF8A80') +
    dot(x, g - 172 * 0.806, 1.6, BRIGHT);
  s +=
    area(`M${x - 66} ${g}v-14q24 -26 50 0v14z`, '#A9B8A8') +
    stroke(
      `M${x - 66} ${g - 14}q24 -26 50 0M${x - 58} ${g - 20}v20M${x - 41} ${g - 27}v27M${x - 24} ${g - 20}v20`,
      '#6F8A7F',
      1.1,
    ) +
    box(x - 66, g - 5, 50, 2.4, BRIGHT);
  s += water(w, g, 60, '#0F2226', '#2C4F4E', 'wt', [
    [m - 135, LIT, 0.8],
    [m - 96, LIT],
    [m - 58, LIT],
    [m - 20, BRIGHT],
    [m + 16, LIT, 0.8],
    [x, '#7BD8C0'],
    [x - 40, BRIGHT],
    [x + 55, LIT],
    [x + 95, LIT],
    [w * 0.16, '#F7E3B2', 0.8],
  ]);
  s += `<g transform="translate(${w * 0.22 + 26} ${g + 30})">${area('M-16 0h32l-6 9h-20z', '#C4583E')}${area('M-1 -3V-34L18 -5z', '#E9E2CF')}${area('M-3 -3V-26L-14 -5z', '#BFB8A4')}<circle cx="-13" cy="-3" r="1.800" fill="${BRIGHT}"/></g>`;
  return s;
};

/** The mountain’s cross, row houses and the globe. */
export const montrealByNight = (w: number): string => {
  const g = 196,
    m = w / 2;
  let s =
    sky('nM', w, [0, '#12171D'], [0.6, '#232A30'], [0.85, '#3D3A38']) +
    stars(w, 80, 'mo') +
    moon(w * 0.84, 46, 15, '#171D23');
  s +=
    area(`M-20 ${g}Q${m * 0.5} ${g - 118} ${m} ${g - 112}Q${w * 0.8} ${g - 104} ${w + 20} ${g - 40}V${g}z`, '#2C4238') +
    area(
      `M-20 ${g}Q${m * 0.6} ${g - 70} ${m * 1.1} ${g - 66}Q${w * 0.8} ${g - 60} ${w + 20} ${g - 20}V${g}z`,
      '#3A5A49',
    );
  const r = randomFrom('mm');
  for (let i = 0; i < 20; i++) {
    const x = m * 0.5 + r() * w * 0.55;
    s += dot(x, g - 58 + r() * 20 + Math.abs(x - m) * 0.12, 1, LIT, (0.5 + r() * 0.4).toFixed(2));
  }
  s +=
    glow('gM', m - 34, g - 134, 38, BRIGHT, 0.55) +
    stroke(`M${m - 34} ${g - 112}v-34M${m - 44} ${g - 134}h20`, BRIGHT, 3.4);
  const domeX = w - 66,
    domeY = g - 34;
  s +=
    glow('gB', domeX, domeY, 74, '#7BD8C0', 0.4) +
    `<defs><radialGradient id="bs" cx=".5" cy=".78"><stop offset="0" stop-color="#F6D58F"/><stop offset=".45" stop-color="#4E9683"/><stop offset="1" stop-color="#1D4A43"/></radialGradient><clipPath id="bc"><circle cx="${domeX}" cy="${domeY}" r="42"/></clipPath></defs><circle cx="${domeX}" cy="${domeY}" r="42" fill="url(#bs)"/><g clip-path="url(#bc)" fill="none" stroke="#CFF1E5" stroke-width="1" opacity=".75">${[...Array(7)].map((_, k) => `<path d="M${domeX - 46} ${domeY - 34 + k * 13}Q${domeX} ${domeY - 46 + k * 15} ${domeX + 46} ${domeY - 34 + k * 13}"/>`).join('')}<ellipse cx="${domeX}" cy="${domeY}" rx="14" ry="42"/><ellipse cx="${domeX}" cy="${domeY}" rx="30" ry="42"/></g><circle cx="${domeX}" cy="${domeY}" r="42" fill="none" stroke="#CFF1E5" stroke-width="1.300" opacity=".8"/>`;
  const house = (x: number, c: string, t: string, lit: readonly number[]) =>
    box(x, g - 74, 40, 74, c) +
    box(x - 2, g - 78, 44, 6, t) +
    [0, 1]
      .map((k) =>
        [7, 24]
          .map((d, j) => {
            const on = lit[k * 2 + j];
            return (
              box(x + d - 1.2, g - 65.2 + k * 30, 11.4, 17.4, t) +
              box(x + d, g - 64 + k * 30, 9, 15, on ? LIT : '#1B2724') +
              stroke(`M${x + d + 4.5} ${g - 64 + k * 30}v15`, t, 1) +
              (on ? box(x + d, g - 49 + k * 30, 9, 2, BRIGHT) : '')
            );
          })
          .join(''),
      )
      .join('') +
    box(x + 25, g - 15, 9, 15, t) +
    stroke(`M${x + 38} ${g}l-14 -32`, '#0E1512', 2.4) +
    stroke(`M${x + 22} ${g - 33}h14`, '#0E1512', 2);
  s +=
    house(18, '#A5553A', '#EAD9BF', [1, 0, 1, 1]) +
    house(60, '#B39C8C', '#70303F', [0, 1, 1, 0]) +
    house(102, '#3A6C86', '#D7E0DD', [1, 1, 0, 1]);
  s += box(0, g, w, 44, '#262A25') + box(0, g, w, 1.5, '#000', 0, 0.4);
  for (const x of [12, 151, w - 122]) {
    s +=
      `<ellipse cx="${x + 6}" cy="${g + 14}" rx="34" ry="8" fill="${LIT}" opacity=".16"/>` +
      stroke(`M${x} ${g + 10}v-58q0 -6 7 -6`, '#4A544E', 2) +
      glow('l' + x, x + 8, g - 52, 15, BRIGHT, 0.7) +
      dot(x + 8, g - 52, 2.6, BRIGHT);
  }
  return s;
};

/** The needle over the water. */
export const seattleByNight = (w: number): string => {
  const g = 192,
    m = w / 2;
  let s =
    sky('nS', w, [0, '#0D1519'], [0.6, '#1A2A30'], [0.85, '#2D4549']) +
    stars(w, 100, 'se') +
    moon(w * 0.14, 48, 15, '#111B20');
  s +=
    area(`M${w * 0.42} ${g}L${w * 0.78} 66L${w + 60} ${g}z`, '#33505A') +
    area(`M${w * 0.78} 66L${w + 60} ${g}H${w * 0.86}z`, '#000', 0.16) +
    area(`M${w * 0.78} 66l-38 46l14 8l12 -10l14 14l12 -12l14 8l14 -6z`, '#DCE6E6') +
    area(`M${w * 0.78} 66l14 32l-2 14l12 -8l14 8l4 -10z`, '#A9BDC2');
  for (const [x, h, c] of [
    [10, 54, '#2C4A4F'],
    [44, 74, '#355A5F'],
    [w - 146, 58, '#2C4A4F'],
    [w - 112, 86, '#3B666B'],
    [w - 76, 62, '#355A5F'],
    [w - 44, 48, '#2C4A4F'],
  ] as const)
    s += tower(x, g, 28, h, c, { seed: 's' + x, un: '#0F2024' });
  const x = m - 32;
  s += glow('gN', x, g - 122, 56, '#F3B63F', 0.42);
  s +=
    stroke(
      `M${x - 13} ${g}Q${x - 2} ${g - 60} ${x - 6} ${g - 112}M${x + 13} ${g}Q${x + 2} ${g - 60} ${x + 6} ${g - 112}`,
      '#E4E6DC',
      4.5,
    ) +
    stroke(`M${x} ${g}v-118`, '#B4BDB6', 4) +
    area(`M${x - 32} ${g - 120}h64l-12 10h-40z`, '#5A8CA6') +
    area(`M${x - 26} ${g - 120}q26 -22 52 0z`, '#F3B63F') +
    [-22, -13, -4, 5, 14].map((d) => box(x + d, g - 118.5, 6, 3, BRIGHT, 1)).join('') +
    stroke(`M${x} ${g - 130}v-30`, '#8FB3C4', 2) +
    dot(x, g - 161, 2.2, '#FF8A80');
  for (const [a, h, c] of [
    [24, 40, '#2B5240'],
    [104, 34, '#244636'],
    [w - 30, 52, '#2F5A45'],
    [w - 56, 38, '#244636'],
    [w - 10, 40, '#2B5240'],
  ] as const)
    s += pine(a, g + 2, h, c);
  s += water(w, g, 48, '#102329', '#34565B', 'ws', [
    [24, LIT, 0.8],
    [58, LIT],
    [x, '#F3B63F'],
    [w - 132, LIT, 0.8],
    [w - 98, LIT],
    [w - 62, LIT, 0.7],
    [w * 0.14 + 20, '#F7E3B2', 0.6],
  ]);
  const f = w * 0.44;
  s +=
    area(`M${f} ${g + 22}h56l-6 9h-44z`, '#D7E0DD') +
    box(f + 8, g + 15, 40, 7, '#F1F4EF', 1) +
    [0, 1, 2, 3, 4].map((k) => box(f + 11 + k * 7.5, g + 16.8, 4.5, 3, LIT)).join('') +
    box(f + 24, g + 8, 9, 7, '#3B7466', 1);
  return s;
};
