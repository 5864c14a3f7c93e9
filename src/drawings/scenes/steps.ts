import { at, box, circle, fill, line, rect, round } from '../pen.ts';
import { building } from '../storefront/building.ts';
import { tagPath, tagWidth } from '#web/ui/pin/tag-path.ts';
import { svgFile } from './frame.ts';
import { person, suitcase, tree } from './furniture.ts';
import { signText, tagText } from './lettering.ts';
import { inLight, type Light } from './light.ts';
import { randomFrom } from '../random.ts';

const width = 384;
const height = 188;

function pin(x: number, y: number, price: string, selected = false): string {
  const w = tagWidth(price);
  const scale = selected ? 1.14 : 1;
  const shadow = `<path d="${tagPath(w)}" transform="translate(0 2)" fill="#1e190a" opacity=".16"/>`;
  const body = `<path d="${tagPath(w)}" fill="var(--d-${selected ? 'brand' : 'tag'})" stroke="var(--d-${selected ? 'brand' : 'tagedge'})"/>`;
  const hole = `<circle cx="10.5" cy="15" r="2.6" fill="var(--d-land)"${selected ? '' : ' stroke="var(--d-tagedge)"'}/>`;
  const words = tagText(price, w / 2 + 4, 19.8, 13.5, selected ? 'brandink' : 'tagink');
  const left = round(x - (w * scale) / 2);
  const top = round(y - 37 * scale);
  return `<g transform="translate(${left} ${top}) scale(${scale})">${shadow}${body}${hole}${words}</g>`;
}

/** A piece of a turned street grid with three priced pins. */
function findScene(): string {
  const random = randomFrom('find');
  let blocks = '';
  let houses = '';
  let lanes = '';
  const columns = [-150, -74, 4, 62, 140, 214, 290, 372, 450];
  const rows = [-150, -96, -40, 18, 66, 124, 178, 240, 300];
  for (const [i, left] of columns.entries()) {
    for (const [j, top] of rows.entries()) {
      const w = (columns[i + 1] ?? left + 60) - left - 9;
      const h = (rows[j + 1] ?? top + 50) - top - 8;
      blocks += box(left, top, w, h);
      for (let x = left + 3; x < left + w - 10;) {
        const wide = Math.min(10 + random() * 16, left + w - 3 - x);
        houses += box(x, top + 3, wide, (h / 2 - 5) * (0.6 + 0.4 * random()));
        houses += box(x, top + h / 2 + 3, wide, (h / 2 - 6) * (0.6 + 0.4 * random()));
        x += wide + 2.5;
      }
      if (i % 3 === 1) lanes += `M${left - 4.5} ${top - 4}v${h + 8}`;
    }
  }
  return (
    rect(0, 0, width, height, 'street') +
    `<g transform="rotate(-16.2 192 94)">${fill(blocks, 'block')}${fill(houses, 'bldg')}${line(lanes, 'street', 13)}` +
    `${rect(214, 126, 70, 46, 'park', 4)}${circle(236, 148, 5, 'parkdeep')}${circle(252, 140, 4, 'parkdeep')}${circle(262, 154, 5, 'parkdeep')}</g>` +
    line('M300 190C330 172 350 166 390 160', 'rail', 1.2) +
    line('M300 194C330 176 350 170 390 164', 'rail', 1.2) +
    pin(120, 92, '$24.18') +
    pin(262, 84, '$19.66', true) +
    pin(196, 162, '$28.70')
  );
}

/** A counter, shelves with bags and the one who hands over a suitcase. */
function dropScene(): string {
  const row = (y: number, bags: readonly (readonly [number, number, string])[]) =>
    bags.map(([x, h, colour]) => suitcase(x, y, h, colour)).join('');
  return (
    rect(0, 0, width, height, 'room') +
    row(54, [
      [10, 34, 'moss'],
      [46, 40, 'red'],
      [88, 28, 'blue'],
      [116, 34, 'brass'],
    ]) +
    rect(0, 54, 156, 6, 'shelf') +
    row(106, [
      [14, 38, 'plum'],
      [56, 28, '#e3c987'],
      [92, 36, 'blue'],
    ]) +
    rect(0, 106, 156, 6, 'shelf') +
    suitcase(135, 190, 60, 'brass') +
    `<g transform="translate(234 96)">${fill('M-16 0Q-14-26 0-28Q14-26 16 0z', 'green')}${circle(3, -36, 9, '#c98a5e')}${fill('M-8-34q-2-14 10-14q10 0 11 8q-9 1-13-1q-3 3-3 10z', 'ink')}</g>` +
    rect(176, 92, 142, 8, '#5b3524', 2) +
    rect(184, 100, 126, 88, 'bar') +
    rect(198, 114, 98, 62, '#6a422c') +
    rect(272, 74, 32, 18, 'white', 2) +
    line('M277 80h10M277 86h7', 'green', 1.6) +
    line('M292 76v14', 'tin', 1) +
    `<g transform="translate(342 188)">${line('M-4-36L-10 4M6-36L12 4', 'ink', 9)}${fill('M-17-30Q-20-76 0-80Q20-76 18-30z', 'red')}${line('M-8-68Q-18-58-26-50', 'red', 9)}${circle(-27, -49, 4.6, '#e0b08c')}${rect(-5, -90, 9, 12, '#e0b08c')}${circle(0, -98, 12, '#e0b08c')}${fill('M12-96q3-18-13-18q-12 0-13 9q9 2 15-1q4 4 4 15q6-1 7-5z', '#6b4a26')}</g>`
  );
}

/** Back in the street, bag in hand. */
function pickScene(light: Light): string {
  const cafe = building({
    kind: 'cafe',
    palette: 'green',
    seed: 's4',
    width: 150,
    floors: 0,
    sign: 'York St. Coffee',
    lettering: signText,
  });
  const books = building({ kind: 'books', palette: 'harbour', seed: 's9', width: 176, floors: 1, door: 'right' });
  const ground = 163;
  return (
    inLight(rect(0, 0, width, height, '#d3e2d9') + rect(148, 0, 74, height, '#c8dbd2'), light) +
    `<g transform="translate(222 ${ground})" opacity=".62">${inLight(books, light, 'harbour')}</g>` +
    `<g transform="translate(-2 ${ground}) scale(1.02)">${inLight(cafe, light, 'green')}</g>` +
    inLight(
      tree(204, ground, 110) +
        rect(0, ground, width, height - ground, 'ground') +
        line(`M0 ${ground}h${width}`, '#8e897b', 1, 0.5) +
        at(
          258,
          ground + 16,
          `<g transform="scale(1.55)">${person(0, 0, { coat: 'red', bag: 'brass', hair: '#6b4a26', skin: '#d9a47c' })}</g>`,
        ),
      light,
    )
  );
}

export function stepScenes(light: Light): Readonly<Record<'find' | 'drop' | 'pick', string>> {
  return {
    find: svgFile(width, height, inLight(findScene(), light)),
    drop: svgFile(width, height, inLight(dropScene(), light)),
    pick: svgFile(width, height, pickScene(light)),
  };
}
