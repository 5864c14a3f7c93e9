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

/** A reader for this device. Some browsers have the detector and no format for it: they get the library, as those without. */
export async function qrReader(): Promise<QrReader> {
  const Own = window.BarcodeDetector;
  const formats = (await Own?.getSupportedFormats().catch(() => [])) ?? [];
  if (Own !== undefined && formats.includes('qr_code')) return new Own({ formats: ['qr_code'] });
  const { BarcodeDetector } = await import('qr/decode.js');
  return new BarcodeDetector({ formats: ['qr_code'] });
}
