/** By these a person begins to move a map; the library that moves it must hear of them. */
const beginnings = ['wheel', 'dblclick', 'keydown'] as const;

const copyOf = (event: Event): Event => {
  if ('touches' in event) {
    const { touches, targetTouches, changedTouches } = event as TouchEvent;
    const fingers = { touches: [...touches], targetTouches: [...targetTouches], changedTouches: [...changedTouches] };
    return new TouchEvent(event.type, { ...fingers, bubbles: true, cancelable: true });
  }
  const Same = event.constructor as new (type: string, init: EventInit) => Event;
  return new Same(event.type, event);
};

/**
 * Opens what moves a map when a person is about to: points at it with a mouse, puts two fingers on it or draws one over
 * it, turns the wheel, comes to it by key. A move that has begun by then goes on: what it began with is sent again.
 * A tap is none. What could not be opened is tried again the next time.
 */
export function whenMoved(ground: HTMLElement, open: () => Promise<void>): () => void {
  const over = new AbortController();
  const on = (names: readonly string[], hear: (event: Event) => void, target: EventTarget = ground) =>
    names.forEach((name) =>
      target.addEventListener(name, hear, { capture: true, passive: false, signal: over.signal }),
    );
  let isOpening = false;
  /** What a move began with, as long as it goes on. */
  let began: Event | null = null;
  const start = async () => {
    if (isOpening) return;
    isOpening = true;
    try {
      await open();
    } catch {
      isOpening = false;
      return;
    }
    over.abort();
    // Keys are listened to from the focus on.
    if (document.activeElement === ground) ground.dispatchEvent(new FocusEvent('focus'));
    const target = began?.target;
    if (began === null || !(target instanceof Element) || !target.isConnected) return;
    const focused = document.activeElement;
    target.dispatchEvent(copyOf(began));
    // The library takes the focus from a pin that was pressed.
    if (focused instanceof HTMLElement && ground.contains(focused)) focused.focus({ preventScroll: true });
  };
  const isAt = ({ target }: Event) => target === ground;
  // A move, since browsers also say that a mouse which no one moves is over what comes under it.
  on(['pointermove'], (event) => (event as PointerEvent).pointerType === 'mouse' && void start());
  on(['focusin'], (event) => isAt(event) && void start());
  on(['mousedown', 'touchstart'], (event) => {
    began = event;
    if ('touches' in event && (event as TouchEvent).touches.length > 1) void start();
  });
  on(['touchmove', 'mousemove'], (event) => {
    if (began === null) return;
    // Of a finger's first move that no one keeps, browsers take the later ones for their own.
    if (event.type === 'touchmove' && event.cancelable) event.preventDefault();
    void start();
  });
  on(['mouseup', 'touchend', 'touchcancel'], () => (began = null), window);
  on(beginnings, (event) => {
    if (event.type === 'keydown' && !isAt(event)) return;
    if (event.type === 'wheel') event.preventDefault();
    began = event;
    void start();
  });
  return () => over.abort();
}
