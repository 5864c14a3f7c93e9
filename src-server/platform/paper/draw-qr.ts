import encodeQR from 'qr';
import type { Paper } from './open-paper.ts';

const eye = 7;

/** The cells of a code without its quiet zone, of which the library draws one cell at least. */
export const codeCells = (text: string): boolean[][] =>
  encodeQR(text, 'raw', { ecc: 'medium', border: 1 })
    .slice(1, -1)
    .map((row) => row.slice(1, -1));

/** A QR code without its quiet zone, `side` points wide and dark on what lies there, with rounded corners of its three eyes. */
export function drawQr(paper: Paper, text: string, x: number, y: number, side: number): void {
  const data = codeCells(text);
  const size = data.length;
  const isEye = (column: number, row: number) =>
    (row < eye && (column < eye || column >= size - eye)) || (row >= size - eye && column < eye);
  paper
    .save()
    .translate(x, y)
    .scale(side / size);
  data.forEach((cells, row) =>
    cells.forEach((isDark, column) => {
      if (isDark && !isEye(column, row)) paper.rect(column, row, 1, 1);
    }),
  );
  paper.fill('#17201B');
  for (const [left, top] of [
    [0, 0],
    [size - eye, 0],
    [0, size - eye],
  ] as const) {
    paper
      .roundedRect(left + 0.5, top + 0.5, 6, 6, 1.6)
      .lineWidth(1)
      .stroke('#17201B');
    paper.roundedRect(left + 2, top + 2, 3, 3, 0.8).fill('#17201B');
  }
  paper.restore();
}
