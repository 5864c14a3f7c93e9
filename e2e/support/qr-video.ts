import { writeFileSync } from 'node:fs';
import encodeQR from 'qr';

const WIDTH = 640;
const HEIGHT = 480;
/** Frames that each text is held up; the film begins anew after the last. */
const FRAMES = 25;

/** What a camera sees of a QR code on paper: brightness only, with a light margin. */
function frameOf(text: string): Buffer<ArrayBuffer> {
  const data = encodeQR(text, 'raw', { ecc: 'medium', border: 4 });
  const size = data.length;
  const cell = Math.floor((HEIGHT * 0.7) / size);
  const [left, top] = [Math.floor((WIDTH - size * cell) / 2), Math.floor((HEIGHT - size * cell) / 2)];
  const frame = Buffer.alloc(WIDTH * HEIGHT * 1.5, 128);
  frame.fill(170, 0, WIDTH * HEIGHT);
  for (let y = 0; y < size * cell; y++) {
    for (let x = 0; x < size * cell; x++) {
      const isDark = data[Math.floor(y / cell)]?.[Math.floor(x / cell)] ?? false;
      frame[(top + y) * WIDTH + left + x] = isDark ? 24 : 232;
    }
  }
  return frame;
}

/** Writes a film in which QR codes with these texts are held up one after the other, for Chromium's fake camera. */
export function writeQrVideo(path: string, texts: readonly string[]): void {
  const parts = [Buffer.from(`YUV4MPEG2 W${WIDTH} H${HEIGHT} F10:1 Ip A1:1 C420jpeg\n`)];
  for (const text of texts) {
    const frame = frameOf(text);
    for (let count = 0; count < FRAMES; count++) parts.push(Buffer.from('FRAME\n'), frame);
  }
  writeFileSync(path, Buffer.concat(parts));
}
