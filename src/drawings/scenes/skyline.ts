import { fill, rect, round } from '../pen.ts';
import { randomFrom } from '../random.ts';

/** A slim tower with a pod: shaft, pod, mast. */
export function needle(x: number, ground: number, h: number, colour: string): string {
  const n = (k: number) => round(h * k);
  const y = (k: number) => round(ground - h * k);
  return (
    fill(
      `M${round(x - h * 0.034)} ${ground}L${round(x - h * 0.012)} ${y(0.62)}h${n(0.024)}L${round(x + h * 0.034)} ${ground}z`,
      colour,
    ) +
    fill(
      `M${round(x - h * 0.02)} ${y(0.61)}l${n(-0.026)} ${n(-0.022)}v${n(-0.022)}q0 ${n(-0.012)} ${n(0.014)} ${n(-0.014)}` +
        `h${n(0.064)}q${n(0.014)} ${n(0.002)} ${n(0.014)} ${n(0.014)}v${n(0.022)}l${n(-0.026)} ${n(0.022)}z`,
      colour,
    ) +
    fill(
      `M${round(x - h * 0.008)} ${y(0.66)}L${round(x - h * 0.005)} ${y(0.8)}h${n(0.01)}L${round(x + h * 0.008)} ${y(0.66)}z`,
      colour,
    ) +
    rect(x - h * 0.013, ground - h * 0.815, h * 0.026, h * 0.018, colour, round(h * 0.004)) +
    fill(
      `M${round(x - h * 0.0045)} ${y(0.8)}L${round(x - h * 0.0015)} ${y(1)}h${n(0.003)}L${round(x + h * 0.0045)} ${y(0.8)}z`,
      colour,
    )
  );
}

function block(x: number, w: number, h: number, ground: number, roof: number): string {
  const top =
    roof === 1
      ? `l${round(w / 2)}-18l${round(w / 2)} 18`
      : roof === 2
        ? `h${round(w * 0.6)}v-14h${round(w * 0.4)}v14`
        : `h${round(w)}`;
  return `M${round(x)} ${ground}V${round(ground - h)}${top}V${ground}z`;
}

/** Two rows of far houses over `w` px, highest right of the middle, and the needle among them. */
export function skyline(w: number, ground: number): string {
  const random = randomFrom('sky');
  let far = '';
  for (let x = -20; x < w + 40;) {
    const width = 34 + random() * 44;
    const rise = Math.max(0, 1 - Math.abs(x - w * 0.72) / (w * 0.5));
    const height = 250 + rise * 150 * random() + random() * 60;
    far += block(x, width, height, ground, random() > 0.7 ? 1 : 0);
    x += width + random() * 26;
  }
  let near = '';
  for (let x = w * 0.3; x < w + 40;) {
    const width = 30 + random() * 40;
    const rise = Math.max(0, 1 - Math.abs(x - w * 0.66) / (w * 0.34));
    const height = 190 + rise * 210 * (0.5 + random() * 0.5);
    near += block(x, width, height, ground, random() > 0.6 ? 1 : random() > 0.5 ? 2 : 0);
    x += width + 14 + random() * 40;
  }
  return fill(far, 'sil2') + needle(w * 0.815, ground, 700, 'sil') + fill(near, 'sil');
}
