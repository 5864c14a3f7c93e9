import sharp from 'sharp';
import type { MailPicture } from '#server/platform/mail/mail-transport.ts';

/** As it is shown in the mail, in CSS pixels. */
export const bagsPhotoSize = { width: 504, height: 284 } as const;

/** The counter's picture (JPEG) of bags for their mail, which names it `bags`; in few colours, so that the mail stays small. */
export const bagsPicture = async (photo: Buffer): Promise<MailPicture> => ({
  cid: 'bags',
  png: await sharp(photo)
    .resize(bagsPhotoSize.width, bagsPhotoSize.height, { fit: 'cover' })
    .png({ palette: true, compressionLevel: 9 })
    .toBuffer(),
});
