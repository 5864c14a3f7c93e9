/** Fetches what the camera needs, so that it is there without a network. */
export async function keepScanner(): Promise<void> {
  await Promise.all([import('./scan-dialog.tsx'), import('qr/decode.js')]);
}
