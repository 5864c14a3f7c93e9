import { type RefObject, useEffect, useRef } from 'react';
import { type QrReader, qrReader } from './read-qr.ts';

/** Time between two looks, in ms: quick enough for a hand, and easy on a battery. */
const EVERY = 160;
/** Looks without a code after which the same code counts as held up again. */
const GONE = 6;
/** Longest side of the picture that is looked at, in px. */
const SIDE = 720;

/** A square out of the middle of what the camera sees, which is what the frame shows. */
function pictureOf(video: HTMLVideoElement, canvas: HTMLCanvasElement): HTMLCanvasElement | null {
  const side = Math.min(video.videoWidth, video.videoHeight);
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (side === 0 || context === null) return null;
  canvas.width = canvas.height = Math.min(side, SIDE);
  const left = (video.videoWidth - side) / 2;
  const top = (video.videoHeight - side) / 2;
  context.drawImage(video, left, top, side, side, 0, 0, canvas.width, canvas.height);
  return canvas;
}

/** Tells once what each QR code before the camera says; `before` is one that was read already and may still be in sight. */
export function useReading(
  video: RefObject<HTMLVideoElement | null>,
  isOn: boolean,
  before: string,
  onRead: (text: string) => void,
): void {
  const told = useRef(onRead);
  useEffect(() => {
    told.current = onRead;
  });
  useEffect(() => {
    if (!isOn) return;
    let isLeft = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let last = before;
    let empty = 0;
    const canvas = document.createElement('canvas');
    const look = async (reader: QrReader) => {
      const picture = video.current === null ? null : pictureOf(video.current, canvas);
      // A picture that cannot be read is like one without a code: the next one comes at once.
      const found = picture === null ? [] : await reader.detect(picture).catch(() => []);
      if (isLeft) return;
      const text = found[0]?.rawValue ?? '';
      empty = text === '' ? empty + 1 : 0;
      if (empty > GONE) last = '';
      if (text !== '' && text !== last) {
        last = text;
        told.current(text);
      }
      timer = setTimeout(() => void look(reader), EVERY);
    };
    void qrReader().then(look, () => undefined);
    return () => {
      isLeft = true;
      clearTimeout(timer);
    };
  }, [isOn, video, before]);
}
