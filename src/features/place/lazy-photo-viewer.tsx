import { useState } from 'react';
import { LateDialog, latePart } from '#web/lib/late.tsx';
import type { PhotoViewerProps } from './photo-viewer.tsx';

const load = () => import('./photo-viewer.tsx');
const PhotoViewer = latePart<PhotoViewerProps>(async () => (await load()).PhotoViewer, {
  failed: ({ at, onClose }, again) => <LateDialog open={at !== null} onClose={onClose} again={again} />,
});

/** Fetches the viewer's code, so that it opens at once. */
export function preloadPhotoViewer(): void {
  load().catch(() => {});
}

/** Photos over the whole screen, its code fetched when the first one is opened. */
export function LazyPhotoViewer(props: PhotoViewerProps) {
  const [wanted, setWanted] = useState(false);
  if (props.at !== null && !wanted) setWanted(true);
  return wanted ? <PhotoViewer {...props} /> : null;
}
