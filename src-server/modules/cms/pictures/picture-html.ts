import { pictureAddress } from '#shared/cms/addresses.ts';

/** Widths in which an uploaded picture is kept, where it is as wide. */
export const pictureWidths = [480, 960, 1600] as const;

/** The widths that a picture of a width is kept in. */
export const widthsFor = (width: number): readonly number[] => {
  const smaller = pictureWidths.filter((each) => each < width);
  return width > pictureWidths[2] ? pictureWidths : [...smaller, width];
};

const escape = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** A picture of ours in all its sizes, its place reserved; `null` for an address that is none. */
export function pictureHtml(address: string, alt: string): string | null {
  const [, id, width, height] = pictureAddress.exec(address) ?? [];
  if (id === undefined || width === undefined || height === undefined) return null;
  const widths = widthsFor(Number(width));
  const set = (format: string) => widths.map((each) => `/pictures/${id}/${each}.${format} ${each}w`).join(', ');
  const sizes = '(min-width: 808px) 760px, 100vw';
  return (
    `<picture><source type="image/avif" srcset="${set('avif')}" sizes="${sizes}">` +
    `<img src="/pictures/${id}/${widths.at(-1)}.webp" srcset="${set('webp')}" sizes="${sizes}" ` +
    `alt="${escape(alt)}" width="${width}" height="${height}" loading="lazy" decoding="async"></picture>`
  );
}
