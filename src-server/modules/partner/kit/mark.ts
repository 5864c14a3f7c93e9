import type { Paper } from '#server/platform/paper/open-paper.ts';

/** The site's mark, a torn ticket with a C, `width` points wide; on dark paper it is white. */
export function drawMark(paper: Paper, x: number, y: number, width: number, isOnDark = false): void {
  const [back, front] = isOnDark ? ['#FFFFFF', '#0B5D4A'] : ['#0B5D4A', '#FFFFFF'];
  paper
    .save()
    .translate(x, y)
    .scale(width / 32);
  paper
    .path(
      'M4 0h14.5a2.5 2.5 0 0 0 5 0H28a4 4 0 0 1 4 4v16a4 4 0 0 1-4 4h-4.5a2.5 2.5 0 0 0-5 0H4a4 4 0 0 1-4-4V4a4 4 0 0 1 4-4z',
    )
    .fill(back);
  paper.path('M21 5.2v14').lineWidth(1.4).dash(2, { space: 1.9 }).stroke(front).undash();
  paper.path('M13.6 9.4a4 4 0 1 0 0 5.2').lineWidth(2.6).lineCap('round').stroke(front);
  paper.restore();
}
