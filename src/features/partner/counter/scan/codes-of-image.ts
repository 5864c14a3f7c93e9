/** RGBA, row after row. */
export interface Image {
  readonly width: number;
  readonly height: number;
  readonly data: Uint8ClampedArray;
}

/** How much of a side a part has: more than half, so that no code lies across all of them. */
const PART = 0.6;

function cropped({ width, data }: Image, x: number, y: number, w: number, h: number): Image {
  const part = new Uint8ClampedArray(w * h * 4);
  for (let row = 0; row < h; row++) {
    const from = ((y + row) * width + x) * 4;
    part.set(data.subarray(from, from + w * 4), row * w * 4);
  }
  return { width: w, height: h, data: part };
}

function partsOf(image: Image): readonly Image[] {
  const { width, height } = image;
  const [w, h] = [Math.ceil(width * PART), Math.ceil(height * PART)];
  return [
    cropped(image, 0, 0, w, height),
    cropped(image, width - w, 0, w, height),
    cropped(image, 0, 0, width, h),
    cropped(image, 0, height - h, width, h),
  ];
}

/**
 * The texts of all QR codes in an image, by a library that answers one of each picture: once the whole has a code, its
 * left, right, upper and lower parts are read for others. A picture without a code costs one reading.
 * @param decode throws where it finds nothing
 */
export function codesOfImage(image: Image, decode: (image: Image) => string): readonly string[] {
  const read = (part: Image): readonly string[] => {
    try {
      return [decode(part)];
    } catch {
      return [];
    }
  };
  const found = read(image);
  return found.length === 0 ? [] : [...new Set([...found, ...partsOf(image).flatMap(read)])];
}
