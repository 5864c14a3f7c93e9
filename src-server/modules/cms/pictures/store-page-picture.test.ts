import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { sizePagePicture } from './store-page-picture.ts';

const blank = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: 'black' } })
    .png({ compressionLevel: 9 })
    .toBuffer();

describe('a picture for pages', () => {
  it.each([
    ['has too many pixels', 'pictureTooManyPixels', () => blank(9000, 9000)],
    ['is a text', 'pictureOfNoKnownType', () => Buffer.from('hello')],
    [
      'is a drawing',
      'pictureOfNoKnownType',
      () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'),
    ],
    ['is empty', 'pictureOfNoKnownType', () => Buffer.alloc(0)],
    [
      'breaks off',
      'imageFailed',
      async () =>
        (
          await sharp(await blank(400, 400))
            .jpeg()
            .toBuffer()
        ).subarray(0, 700),
    ],
  ])('that %s is refused for that', async (_, key, bytes) => {
    await expect(sizePagePicture(await bytes())).rejects.toMatchObject({ key, status: 422 });
  });

  it('is kept in the widths that it has', async () => {
    const { width, height, files } = await sizePagePicture(await blank(500, 300));
    expect([width, height]).toEqual([500, 300]);
    expect(files.map(({ format }) => format)).toContain('avif');
  });
});
