/** What an editor tells the preview that it frames; both are pages of this site. Lines count from 1. */
export type ToPreview =
  /** The part under the caret: from its first line up to the next part's. */
  | { readonly kind: 'show'; readonly from: number; readonly to: number | null }
  /** The line at the top of the editor. */
  | { readonly kind: 'scroll'; readonly line: number }
  /** The drafts were kept. */
  | { readonly kind: 'refresh' }
  | { readonly kind: 'theme'; readonly theme: 'light' | 'dark' };

/** What the preview answers. */
export type FromPreview =
  | { readonly kind: 'ready' }
  /** The line at its top, while its reader scrolls it. */
  | { readonly kind: 'line'; readonly line: number }
  /** The line whose words were pressed. */
  | { readonly kind: 'pick'; readonly line: number };

export const tell = (other: Window | null | undefined, preview: ToPreview | FromPreview): void =>
  other?.postMessage({ preview }, location.origin);

/** Hears what the other side tells, no one else. @returns what ends it. */
export function hear<Message extends ToPreview | FromPreview>(
  other: () => Window | null | undefined,
  onMessage: (message: Message) => void,
): () => void {
  const listen = ({ data, origin, source }: MessageEvent<{ readonly preview?: Message } | null>) => {
    if (origin === location.origin && source === other() && data?.preview !== undefined) onMessage(data.preview);
  };
  addEventListener('message', listen);
  return () => removeEventListener('message', listen);
}
