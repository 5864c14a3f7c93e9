import { useRouter } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { hear, tell, type ToPreview } from '#web/lib/page-preview.ts';
import { trpc } from '#web/lib/trpc.ts';
import { boxOfLines, lineAtTop, topOfLine } from './marked-lines.ts';

type Ring = NonNullable<ReturnType<typeof boxOfLines>> & { readonly line: number };

/** What stands above a line that was scrolled to, in px. */
const ABOVE = 24;

/**
 * Within an editor's frame: shows what its caret stands in, scrolls with it, and leads it while the pointer is here.
 * @returns the box around the part under the caret, in px of the page; `null` where there is none, and without an editor.
 */
export function useEditor(): Ring | null {
  const router = useRouter();
  const utils = trpc.useUtils();
  const [ring, setRing] = useState<Ring | null>(null);
  useEffect(() => {
    const editor = window.parent;
    if (editor === window) return;
    document.documentElement.dataset.framed = '';
    let part: { readonly from: number; readonly to: number | null } | null = null;
    let isPointed = false;
    const draw = () => {
      const box = part === null ? null : boxOfLines(part.from, part.to);
      setRing(part === null || box === null ? null : { ...box, line: part.from });
    };
    const show = ({ from, to }: { readonly from: number; readonly to: number | null }) => {
      part = { from, to };
      draw();
      const box = boxOfLines(from, to);
      if (box === null || (box.top >= scrollY && box.top < scrollY + innerHeight * 0.6)) return;
      scrollTo({ top: box.top - ABOVE, behavior: 'smooth' });
    };
    const refresh = async () => {
      await utils.cms.preview.invalidate();
      await router.invalidate();
      requestAnimationFrame(draw);
    };
    const stopHearing = hear<ToPreview>(
      () => editor,
      (message) => {
        if (message.kind === 'show') show(message);
        else if (message.kind === 'scroll') scrollTo({ top: topOfLine(message.line) - ABOVE });
        else if (message.kind === 'theme') document.documentElement.dataset.theme = message.theme;
        else void refresh();
      },
    );
    const ended = new AbortController();
    const { signal } = ended;
    const page = document.documentElement;
    page.addEventListener('pointerenter', () => (isPointed = true), { signal });
    page.addEventListener('pointerleave', () => (isPointed = false), { signal });
    addEventListener('scroll', () => isPointed && tell(editor, { kind: 'line', line: lineAtTop(scrollY + ABOVE) }), {
      signal,
      passive: true,
    });
    // Its links and buttons lead away from the editor; a press there leads to the words instead.
    addEventListener(
      'click',
      (event) => {
        event.preventDefault();
        event.stopPropagation();
        const pressed = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-line]') : null;
        if (pressed !== null) tell(editor, { kind: 'pick', line: Number(pressed.dataset.line) });
      },
      { signal, capture: true },
    );
    const sizes = new ResizeObserver(draw);
    sizes.observe(document.body);
    tell(editor, { kind: 'ready' });
    return () => {
      stopHearing();
      ended.abort();
      sizes.disconnect();
    };
  }, [router, utils]);
  return ring;
}
