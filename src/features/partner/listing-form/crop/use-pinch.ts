import { type RefObject, useEffect, useRef } from 'react';

/**
 * Two fingers on an element: tells how far they moved apart since the last move (above 1) or together. While they are
 * down, nothing below hears of their moves; a finger that stays moves nothing until all are lifted.
 */
export function usePinch(element: RefObject<HTMLElement | null>, onPinch: (factor: number) => void): void {
  const pinch = useRef(onPinch);
  useEffect(() => {
    pinch.current = onPinch;
  });
  useEffect(() => {
    const target = element.current;
    if (target === null) return undefined;
    const fingers = new Map<number, PointerEvent>();
    let apart: number | null = null;
    const distance = (): number | null => {
      const [one, two] = [...fingers.values()];
      return one && two ? Math.hypot(one.clientX - two.clientX, one.clientY - two.clientY) : null;
    };
    const down = (event: PointerEvent) => {
      if (event.pointerType !== 'touch') return;
      fingers.set(event.pointerId, event);
      if (fingers.size < 2) return;
      apart = distance();
      event.stopPropagation();
    };
    const move = (event: PointerEvent) => {
      if (apart === null || !fingers.has(event.pointerId)) return;
      event.stopPropagation();
      fingers.set(event.pointerId, event);
      const now = distance();
      if (now === null) return;
      pinch.current(now / Math.max(1, apart));
      apart = now;
    };
    const up = ({ pointerId }: PointerEvent) => {
      fingers.delete(pointerId);
      if (fingers.size === 0) apart = null;
    };
    // In the window, since a finger that is down may be lifted, and is heard by the frame, anywhere.
    const options = { capture: true };
    target.addEventListener('pointerdown', down, options);
    window.addEventListener('pointermove', move, options);
    window.addEventListener('pointerup', up, options);
    window.addEventListener('pointercancel', up, options);
    return () => {
      target.removeEventListener('pointerdown', down, options);
      window.removeEventListener('pointermove', move, options);
      window.removeEventListener('pointerup', up, options);
      window.removeEventListener('pointercancel', up, options);
    };
  }, [element]);
}
