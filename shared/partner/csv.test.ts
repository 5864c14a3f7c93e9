import { expect, it } from 'vitest';
import { csvLine } from './csv.ts';

it('a line of CSV quotes what would break it', () => {
  expect(csvLine(['CLK-7F3K9Q', 'Tom "T" Costa', 'Paris, France', 'two\nlines', 2])).toBe(
    'CLK-7F3K9Q,"Tom ""T"" Costa","Paris, France","two\nlines",2\r\n',
  );
});

it('no text runs as a formula', () => {
  for (const text of ['=1+1', '+1', '-1+1', '-A1', '-1.00,=1', '@SUM(A1)', '\t=1', '\r=1'])
    expect(csvLine([text]).replace(/^"/, '').startsWith("'")).toBe(true);
  expect(csvLine([-5, '-5.00', '-12'])).toBe('-5,-5.00,-12\r\n');
});
