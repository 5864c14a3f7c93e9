import { box, circle, fill, line, rect, round } from '../pen.ts';
import { signNumber } from './lettering.ts';

/** A street tram seen from its side; `y` is the rail. */
export function tram(x: number, y: number, w: number): string {
  const t = y - 82;
  const wheels = [0.09, 0.15, 0.45, 0.51, 0.82, 0.88].map((k) => circle(x + w * k, y - 6.5, 5.5, 'ink')).join('');
  const frames = [0.05, 0.41, 0.78].map((k) => rect(x + w * k, y - 12, w * 0.14, 7, 'ink', 2)).join('');
  const shell = fill(
    `M${x + 18} ${t}H${x + w - 26}q20 0 26 26l6 30q1 10-8 14H${x + 8}q-8 0-8-8V${t + 18}q0-18 18-18z`,
    'green',
  );
  const panes = fill(`M${x + 10} ${t + 14}H${x + w - 22}q12 0 16 14l3 14H${x + 10}z`, 'glass');
  const posts = fill([1, 2, 3, 4, 5, 6].map((k) => box(x + (k * w) / 7 - 3, t + 12, 6, 32)).join(''), 'green');
  const doors = [0.215, 0.645].map((k) => {
    const left = x + w * k;
    return (
      rect(left, t + 12, 30, 52, '#0a4336') +
      fill(box(left + 3, t + 15, 10.5, 44) + box(left + 16, t + 15, 10.5, 44), 'glass')
    );
  });
  const stripe = fill(
    box(x, t + 50, w * 0.215, 3) +
      box(x + w * 0.215 + 30, t + 50, w * 0.43 - 30, 3) +
      box(x + w * 0.645 + 30, t + 50, w * 0.355 - 28, 3),
    'brass',
  );
  return (
    wheels +
    frames +
    shell +
    panes +
    posts +
    doors.join('') +
    stripe +
    line(`M${round(x + w * 0.3)} ${t}l22-20l26 8`, 'iron', 2) +
    rect(x + w - 66, t + 3, 36, 9, 'ink', 2) +
    signNumber('509', x + w - 48, t + 10.2, 7.5, 'brass') +
    circle(x + w - 1, t + 52, 3.4, 'glow')
  );
}
