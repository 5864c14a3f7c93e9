import { box, circle, fill, line, rect, shade, times } from '../pen.ts';
import { svgFile } from './frame.ts';
import { suitcase } from './furniture.ts';
import { inLight, type Light } from './light.ts';

const width = 330;
const height = 220;
const jars = ['red', 'brass', 'green', 'blue', 'plum', 'sand', 'red', 'brass', 'green'];

function board(y: number, from: number): string {
  const row = jars.map((_, index) => {
    const colour = jars[(index + from) % jars.length] ?? 'sand';
    const high = 14 + ((index * 7 + from * 5) % 10);
    return rect(40 + index * 16, y - high, 11, high, colour, 2);
  });
  return row.join('') + rect(30, y, 160, 5, 'wood', 1);
}

function lampOver(x: number): string {
  return (
    line(`M${x} 0V16`, 'ink', 1.4) +
    fill(`M${x - 13} 28Q${x - 12} 16 ${x} 15Q${x + 12} 16 ${x + 13} 28z`, 'green') +
    circle(x, 29, 4, 'glow')
  );
}

/** Where bags are handed over: lamps, shelves, a sign that shows the way, and a bag before the counter. */
export function counterScene(light: Light): string {
  const sign =
    rect(214, 54, 96, 82, 'green', 4) +
    suitcase(230, 96, 26, 'brass') +
    line('M244 116H284M273 107L284 116L273 125', 'brass', 5);
  const bar =
    rect(0, 152, 236, 68, 'wood') +
    rect(0, 148, 240, 8, 'bar', 2) +
    times(3, (at) => shade(box(16 + at * 74, 168, 56, 40), 0.14)).join('');
  const till =
    rect(62, 120, 44, 28, 'silver', 3) + rect(68, 112, 32, 10, 'ink', 2) + rect(164, 132, 18, 16, 'white', 2);
  return svgFile(
    width,
    height,
    inLight(
      rect(0, 0, width, height, 'room') +
        [66, 165, 264].map(lampOver).join('') +
        board(72, 0) +
        board(116, 4) +
        sign +
        bar +
        till +
        suitcase(258, 214, 66, 'clay') +
        rect(0, 214, width, 6, 'bar'),
      light,
    ),
  );
}
