import { type RefObject, useEffect, useRef } from 'react';
import { chooseCode } from './choose-code.ts';
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

/** What is reported of the codes before the camera. */
interface Heard {
  /** Once for each code. */
  readonly onRead: (text: string) => void;
  /** Several tickets are in sight, of which one is to be chosen. */
  readonly onTickets: (texts: readonly string[]) => void;
  /** Nothing can read codes here. */
  readonly onBroken: () => void;
}

/** Tells what QR codes before the camera say; `before` is one that was read already and may still be in sight. */
export function useReading(
  video: RefObject<HTMLVideoElement | null>,
  isOn: boolean,
  before: string,
  heard: Heard,
): void {
  const told = useRef(heard);
  useEffect(() => {
    told.current = heard;
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
      const found = picture === null ? [] : await reader.detect(picture);
      if (isLeft) return;
      const chosen = chooseCode(
        found.map(({ rawValue }) => rawValue),
        last,
      );
      const text = chosen === null ? '' : 'tickets' in chosen ? chosen.tickets.toSorted().join(' ') : chosen.text;
      empty = text === '' ? empty + 1 : 0;
      if (empty > GONE) last = '';
      if (text !== '' && text !== last) {
        last = text;
        if (chosen !== null && 'tickets' in chosen) told.current.onTickets(chosen.tickets);
        else told.current.onRead(text);
      }
      timer = setTimeout(() => void look(reader).catch(broken), EVERY);
    };
    const broken = () => {
      if (!isLeft) told.current.onBroken();
    };
    void qrReader().then(look).catch(broken);
    return () => {
      isLeft = true;
      clearTimeout(timer);
    };
  }, [isOn, video, before]);
}
