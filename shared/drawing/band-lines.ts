const lineCount = 10;
const step = 8;

/** Path data of the printed band: ten waves over `width` × `height` px, the wave's start moved by `from` px. */
export function bandLines(width: number, height: number, from = 0): string {
  let path = '';
  for (let line = 0; line < lineCount; line++) {
    for (let x = 0; x <= width; x += step) {
      const at = x + from;
      const y =
        height / 2 +
        Math.sin(at / 22 + 0.35 * line) * 0.28 * height * Math.cos(at / 97) +
        Math.sin(at / 61 + 0.7 * line) * 0.16 * height;
      path += `${x === 0 ? 'M' : 'L'}${x} ${y.toFixed(1)}`;
    }
  }
  return path;
}
