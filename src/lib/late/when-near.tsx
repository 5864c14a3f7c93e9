import { type ReactNode, Suspense, use, useEffect, useRef, useState, useSyncExternalStore } from 'react';

/** Markup of the server that has not come to life. */
interface Sleep {
  isOver: boolean;
  readonly end: Promise<void>;
  readonly wake: () => void;
}

function fallAsleep(): Sleep {
  let resolve = () => {};
  const end = new Promise<void>((done) => {
    resolve = done;
  });
  const sleep: Sleep = {
    isOver: false,
    end,
    wake: () => {
      sleep.isOver = true;
      resolve();
    },
  };
  return sleep;
}

const asleep = new Map<Element, () => void>();

const touches = ['pointerdown', 'mousedown', 'touchstart', 'keydown', 'focusin', 'click'] as const;

let isTouched = false;

/** What is touched wakes before React hears of it, so that the touch is answered; everything else in the next pause. */
function onTouch({ target }: Event): void {
  for (const [box, wake] of asleep) if (target instanceof Node && box.contains(target)) wake();
  if (isTouched) return;
  isTouched = true;
  const wakeAll = () => [...asleep.values()].forEach((wake) => wake());
  if ('requestIdleCallback' in globalThis) requestIdleCallback(wakeAll, { timeout: 500 });
  else setTimeout(wakeAll, 200);
}

if (typeof document !== 'undefined')
  for (const name of touches) addEventListener(name, onTouch, { capture: true, passive: true });

const never = () => () => {};
const useIsHydrating = () =>
  useSyncExternalStore(
    never,
    () => false,
    () => typeof document !== 'undefined',
  );

/**
 * A part of a page that lies below what is seen first. Its markup of the server stands there, and comes to life when it
 * is about to be seen, when it is touched, or after the first touch of anything.
 */
export function WhenNear({ children }: { readonly children: ReactNode }) {
  const isHydrating = useIsHydrating();
  const [sleep, setSleep] = useState(() => (isHydrating ? fallAsleep() : null));
  const box = useRef<HTMLDivElement>(null);
  // While it sleeps nothing about it may change: React would have to wake it.
  const [first] = useState(() => <Sleeper sleep={sleep}>{children}</Sleeper>);
  useEffect(() => {
    const element = box.current;
    if (sleep === null || element === null) return;
    const wake = () => {
      sleep.wake();
      setSleep(null);
    };
    asleep.set(element, wake);
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && wake(), { rootMargin: '100px' });
    observer.observe(element);
    return () => {
      asleep.delete(element);
      observer.disconnect();
    };
  }, [sleep]);
  return <div ref={box}>{sleep === null ? <Sleeper sleep={null}>{children}</Sleeper> : first}</div>;
}

function Sleeper({ sleep, children }: { readonly sleep: Sleep | null; readonly children: ReactNode }) {
  return (
    <Suspense>
      <Gate sleep={sleep}>{children}</Gate>
    </Suspense>
  );
}

function Gate({ sleep, children }: { readonly sleep: Sleep | null; readonly children: ReactNode }) {
  const isHydrating = useIsHydrating();
  if (isHydrating && sleep !== null && !sleep.isOver) use(sleep.end);
  return children;
}
