/** @jsxImportSource preact */
import { useEffect, useRef } from 'preact/hooks';
import { kindFor } from '#web/drawings/storefront/kinds.ts';
import { vignette } from '#web/drawings/storefront/vignette.ts';
import type { Listing } from './api.ts';

/** The first photo, or the drawn shop front. The name stands next to it. */
export function Thumb({ listing, size }: { readonly listing: Listing; readonly size: number }) {
  const [photo] = listing.images;
  return (
    <span class="thumb">
      {photo === undefined ? (
        <Drawing listing={listing} />
      ) : (
        <img src={photo.url} alt="" width={size} height={size} loading="lazy" decoding="async" />
      )}
    </span>
  );
}

function draw(svg: SVGSVGElement | null, content: string): void {
  try {
    if (svg !== null) svg.innerHTML = content;
  } catch {
    // A page may forbid it (trusted types); the card does without the picture.
  }
}

function Drawing({ listing }: { readonly listing: Listing }) {
  const svg = useRef<SVGSVGElement>(null);
  const kind = listing.storage_place_type === 'hotel' ? 'hotel' : kindFor(listing.business_type);
  const { palette, viewBox, content } = vignette(kind, listing.name);
  useEffect(() => draw(svg.current, content), [content]);
  return (
    <svg
      ref={svg}
      class={`front ${palette}`}
      viewBox={viewBox}
      preserveAspectRatio="xMidYMax slice"
      fill="none"
      stroke-linecap="round"
      aria-hidden="true"
    />
  );
}
