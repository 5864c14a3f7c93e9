import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { cropPicture } from './store-picture.ts';

const crop = { width: 40, height: 30 };
const blank = (width: number, height: number) => sharp({ create: { width, height, channels: 3, background: '#345' } });

describe('pictures that are read', () => {
  it.each(['jpeg', 'png', 'webp', 'gif', 'avif', 'tiff'] as const)('%s, pixels and all', async (format) => {
    const bytes = await blank(80, 60).toFormat(format).toBuffer();
    const { data, info } = await sharp((await cropPicture(bytes, crop)).bytes)
      .raw()
      .toBuffer({ resolveWithObject: true });
    expect(info).toMatchObject(crop);
    expect(Math.abs((data[0] ?? 0) - 0x33)).toBeLessThan(8);
  });

  // Phones and cameras of "50 megapixels": by their makers' sheets.
  it.each([
    [8192, 6144],
    [6144, 8192],
    [8688, 5792],
    [8256, 6192],
  ])('%d × %d', async (width, height) => {
    const bytes = await blank(width, height).jpeg({ quality: 20 }).toBuffer();
    expect(await cropPicture(bytes, crop)).toMatchObject(crop);
  });
});

describe('a refused picture is answered with the reason', () => {
  const refusal = async (bytes: Buffer) => cropPicture(bytes, crop).then(String, (error: unknown) => error);

  it('its pixels', async () => {
    const bytes = await blank(9000, 6000).png().toBuffer();
    expect(await refusal(bytes)).toMatchObject({
      key: 'pictureTooManyPixels',
      status: 422,
      params: { pixels: '54.0', limit: '52.0' },
    });
  });

  it.each(['heic', 'heix', 'hevc', 'mif1', 'msf1'])('its format: HEIC of the brand %s', async (brand) => {
    const box = Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from(`ftyp${brand}\0\0\0\0mif1heic`, 'latin1')]);
    expect(await refusal(box)).toMatchObject({ key: 'pictureOfNoKnownType', status: 422 });
  });

  it('its format: a drawing', async () => {
    const drawing = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>');
    expect(await refusal(drawing)).toMatchObject({ key: 'pictureOfNoKnownType' });
  });

  it('that it is damaged, or none', async () => {
    const whole = await blank(400, 400).jpeg().toBuffer();
    expect(await refusal(whole.subarray(0, 700))).toMatchObject({ key: 'imageFailed' });
    expect(await refusal(Buffer.from('hello'))).toMatchObject({ key: 'imageFailed' });
    expect(await refusal(Buffer.alloc(0))).toMatchObject({ key: 'imageFailed' });
  });
});
