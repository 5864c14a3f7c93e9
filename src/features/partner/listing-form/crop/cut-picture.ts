/** A part of a picture, in percent of its sides. */
export interface Part {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

const QUALITY = 0.92;

/**
 * Cuts a part out of a picture that is shown, in the picture's own pixels.
 * @throws Error where the browser cannot draw it.
 */
export function cutPicture(picture: HTMLImageElement, part: Part): Promise<File> {
  const { naturalWidth, naturalHeight } = picture;
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round((part.width / 100) * naturalWidth));
  canvas.height = Math.max(1, Math.round((part.height / 100) * naturalHeight));
  const left = Math.round((part.x / 100) * naturalWidth);
  const top = Math.round((part.y / 100) * naturalHeight);
  canvas
    .getContext('2d')
    ?.drawImage(picture, left, top, canvas.width, canvas.height, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve, reject) => {
    const done = (blob: Blob | null) =>
      blob === null
        ? reject(new Error('The picture could not be drawn'))
        : resolve(new File([blob], 'photo.jpg', { type: blob.type }));
    canvas.toBlob(done, 'image/jpeg', QUALITY);
  });
}
