import { createDecipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto';

/** A browser as a push service knows it: its keys, and reading what was encrypted for it (RFC 8291, aes128gcm). */
export function pushDevice() {
  const pair = createECDH('prime256v1');
  const own = pair.generateKeys();
  const auth = randomBytes(16);
  return {
    keys: { p256dh: own.toString('base64url'), auth: auth.toString('base64url') },
    read: (body: Buffer): unknown => {
      const salt = body.subarray(0, 16);
      const sender = body.subarray(21, 21 + (body[20] ?? 0));
      const packed = body.subarray(21 + sender.length);
      const about = Buffer.concat([Buffer.from('WebPush: info\0'), own, sender]);
      const shared = Buffer.from(hkdfSync('sha256', pair.computeSecret(sender), auth, about, 32));
      const derive = (name: string, length: number) =>
        Buffer.from(hkdfSync('sha256', shared, salt, Buffer.from(`Content-Encoding: ${name}\0`), length));
      const opened = createDecipheriv('aes-128-gcm', derive('aes128gcm', 16), derive('nonce', 12));
      opened.setAuthTag(packed.subarray(-16));
      const text = Buffer.concat([opened.update(packed.subarray(0, -16)), opened.final()]);
      return JSON.parse(text.subarray(0, text.lastIndexOf(2)).toString('utf8'));
    },
  };
}
