import { codesOfImage } from './codes-of-image.ts';

/** Finds QR codes in a picture: the browser's own detector, or the library that stands in for it. */
export interface QrReader {
  detect(picture: HTMLCanvasElement): Promise<readonly { readonly rawValue: string }[]>;
}

interface QrReaderClass {
  new (options: { readonly formats: ['qr_code'] }): QrReader;
  getSupportedFormats(): Promise<readonly string[]>;
}

declare global {
  interface Window {
    readonly BarcodeDetector?: QrReaderClass;
  }
}

/** Failures in a row, or looks without an answer in time, after which a detector counts as broken. */
const MOST_FAILURES = 3;
const PATIENCE_MS = 1500;

/** The browser's own detector; `null` where it has none for QR codes, or cannot say so. */
async function ownReader(): Promise<QrReader | null> {
  const Own = window.BarcodeDetector;
  if (Own === undefined) return null;
  try {
    const formats = await inTime(Own.getSupportedFormats());
    return formats.includes('qr_code') ? new Own({ formats: ['qr_code'] }) : null;
  } catch {
    return null;
  }
}

async function bundledReader(): Promise<QrReader> {
  const { default: decode } = await import('qr/decode.js');
  return {
    detect: async (picture) => {
      const image = picture
        .getContext('2d', { willReadFrequently: true })
        ?.getImageData(0, 0, picture.width, picture.height);
      return image === undefined ? [] : codesOfImage(image, decode).map((rawValue) => ({ rawValue }));
    },
  };
}

function inTime<Answer>(asking: Promise<Answer>): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('No answer in time')), PATIENCE_MS);
    void asking.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}

/** No detector reads here: the code has to be typed. */
export class NoReader extends Error {
  override name = 'NoReader';
}

/**
 * A reader for this device: the browser's own detector, and the library where there is none, or as soon as it fails or
 * does not answer a few times in a row. A picture that cannot be read meanwhile has no code.
 * @throws NoReader by `detect`, once the library fails as well.
 */
export async function qrReader(
  own: () => Promise<QrReader | null> = ownReader,
  bundled: () => Promise<QrReader> = bundledReader,
): Promise<QrReader> {
  let isOwn = true;
  let failures = 0;
  const standIn = async (): Promise<QrReader> => {
    isOwn = false;
    failures = 0;
    return bundled().catch((cause: unknown) => {
      throw new NoReader('The library was not loaded', { cause });
    });
  };
  let reader = (await own().catch(() => null)) ?? (await standIn());
  return {
    detect: async (picture) => {
      try {
        const found = await inTime(reader.detect(picture));
        failures = 0;
        return found;
      } catch (cause) {
        failures += 1;
        if (failures < MOST_FAILURES) return [];
        if (!isOwn) throw new NoReader('No reader reads here', { cause });
        reader = await standIn();
        return [];
      }
    },
  };
}
