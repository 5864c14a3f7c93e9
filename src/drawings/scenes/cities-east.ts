import { at, box, circle, fill, line, paint, rect, round, times } from '../pen.ts';
import { randomFrom } from '../random.ts';
import { pine, tower, water } from './nature.ts';
import { needle } from './skyline.ts';

/** Each city fills `w` × 240 px. */
export function toronto(w: number): string {
  const g = 190;
  const m = w / 2;
  const random = randomFrom('t');
  const mast = m + w * 0.13;
  const arena = mast - 66;
  let far = '';
  for (let x = -8; x < w;) {
    const width = 24 + random() * 22;
    const height = 40 + random() * 70;
    far += box(x, g - height, width, height);
    x += width + 3;
  }
  const [pale, mid, deep] = [{ windows: '#dceae3' }, { windows: '#bcd3c8' }, { windows: '#9fc2b5' }];
  return (
    rect(0, 0, w, 240, '#ddeae3') +
    circle(w * 0.2, 62, 26, 'brass') +
    fill(far, '#bcd3c8') +
    needle(mast, g, 172, '#0b5d4a') +
    tower(m - 150, g, 34, 96, '#7faa9b', pale) +
    tower(m - 112, g, 28, 126, '#3e7c6a', mid) +
    tower(m - 80, g, 40, 104, '#5e9483', { ...pale, tip: 10 }) +
    tower(m - 36, g, 30, 140, '#0b5d4a', deep) +
    tower(m - 2, g, 36, 88, '#7faa9b', pale) +
    tower(mast + 40, g, 30, 74, '#5e9483', pale) +
    tower(mast + 78, g, 34, 108, '#3e7c6a', mid) +
    tower(mast + 118, g, 28, 60, '#7faa9b', pale) +
    fill(`M${round(arena)} ${g}v-14q24-26 50 0v14z`, '#f6f1e4') +
    line(`M${round(arena)} ${g - 14}q24-26 50 0`, '#bcd3c8', 2) +
    water(w, g, 60, '#a9cec4', '#ddeae3') +
    at(
      w * 0.22,
      g + 30,
      fill('M-16 0h32l-6 9h-20z', 'red') + fill('M-1-3V-34L18-5z', '#fbf6ea') + fill('M-3-3V-26L-14-5z', '#f1e3c8'),
    )
  );
}

export function montreal(w: number): string {
  const g = 196;
  const m = w / 2;
  const [x, y] = [w - 66, g - 34];
  const ribs = times(
    5,
    (k) => `M${x - 40 + k * 4} ${y - 10 + k * 10}Q${x} ${g - 60 + k * 12} ${x + 40 - k * 4} ${g - 44 + k * 10}`,
  ).join('');
  return (
    rect(0, 0, w, 240, '#f0e3c6') +
    fill(
      `M-20 ${g}Q${m * 0.5} ${g - 118} ${m} ${g - 112}Q${round(w * 0.8)} ${g - 104} ${w + 20} ${g - 40}V${g}z`,
      '#8faa86',
    ) +
    fill(
      `M-20 ${g}Q${round(m * 0.6)} ${g - 70} ${round(m * 1.1)} ${g - 66}Q${round(w * 0.8)} ${g - 60} ${w + 20} ${g - 20}V${g}z`,
      '#6f906c',
    ) +
    line(`M${m - 34} ${g - 112}v-34M${m - 44} ${g - 134}h20`, '#38543f', 3) +
    `<circle cx="${x}" cy="${y}" r="42" fill="${paint('#eaf0ec')}" opacity=".92"/>` +
    `<g stroke="${paint('#7f9b93')}" stroke-width="1.2"><path d="${ribs}"/><ellipse cx="${x}" cy="${y}" rx="15" ry="42"/><ellipse cx="${x}" cy="${y}" rx="32" ry="42"/></g>` +
    rowHouse(18, g, 'clay', '#5b2c1d') +
    rowHouse(60, g, '#e9d8cf', 'plum') +
    rowHouse(102, g, 'blue', '#1f3a49') +
    rect(0, g, w, 44, '#d9cdb2')
  );
}

function rowHouse(x: number, g: number, wall: string, trim: string): string {
  const panes = [0, 1].map((k) => box(x + 7, g - 64 + k * 30, 9, 15) + box(x + 24, g - 64 + k * 30, 9, 15)).join('');
  return (
    rect(x, g - 74, 40, 74, wall) +
    rect(x - 2, g - 78, 44, 6, trim) +
    fill(panes, '#f6f1e4') +
    line(`M${x + 38} ${g}l-14-32M${x + 22} ${g - 33}h14`, trim, 2.2)
  );
}

export function seattle(w: number): string {
  const g = 192;
  const x = w / 2 - 32;
  const houses = (
    [
      [10, 54],
      [44, 74],
      [150, 58],
      [184, 86],
      [220, 62],
      [250, 48],
    ] as const
  ).map(([left, h]) => tower(left, g, 28, h, '#7e9da0', { windows: '#d9e3e2' }));
  const pines = (
    [
      [24, 40],
      [w - 30, 52],
      [w - 56, 38],
      [w - 10, 40],
      [104, 34],
    ] as const
  ).map(([left, h]) => pine(left, g + 2, h));
  return (
    rect(0, 0, w, 240, '#d9e3e2') +
    fill(`M${round(w * 0.42)} ${g}L${round(w * 0.78)} 66L${w + 60} ${g}z`, '#9db6b8') +
    fill(`M${round(w * 0.78)} 66l-38 46l14 8l12-10l14 14l12-12l14 8l14-6z`, '#fbf9f4') +
    houses.join('') +
    line(
      `M${x - 13} ${g}Q${x - 2} ${g - 60} ${x - 6} ${g - 112}M${x + 13} ${g}Q${x + 2} ${g - 60} ${x + 6} ${g - 112}M${x} ${g}v-118`,
      '#f6f1e4',
      4.4,
    ) +
    fill(`M${x - 32} ${g - 120}h64l-12 10h-40z`, 'blue') +
    fill(`M${x - 26} ${g - 120}q26-22 52 0z`, 'brass') +
    line(`M${x} ${g - 130}v-30`, 'blue', 2) +
    pines.join('') +
    water(w, g, 48, '#a9c6c9', '#d9e3e2')
  );
}
