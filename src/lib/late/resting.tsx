import {
  type CSSProperties,
  Fragment,
  type ReactNode,
  Suspense,
  use,
  useCallback,
  useEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';

import { keepTexts } from './translated.ts';
import styles from './resting.module.css';

const isServer = typeof document === 'undefined';

/** Markup of the server that has not come to life. */
interface Sleep {
  readonly end: Promise<void>;
  readonly wake: () => void;
}

/** What `use` goes past without a pause, by the names that React reads. */
const over = { status: 'fulfilled', value: undefined } as const;

/** For what does not sleep. */
const awake = Object.assign(Promise.resolve(), over);

function fallAsleep(): Sleep {
  let resolve = () => {};
  const end = new Promise<void>((done) => {
    resolve = done;
  });
  return {
    end,
    wake: () => {
      Object.assign(end, over);
      resolve();
    },
  };
}

const asleep = new Map<Element, () => void>();

const touches = ['pointerdown', 'mousedown', 'touchstart', 'keydown', 'focusin', 'click', 'popstate'] as const;

let isTouched = false;

/** What is pointed at or touched wakes before React hears of it, so that it is answered. */
function wakeAt({ target }: Event): void {
  for (const [box, wake] of asleep) if (target instanceof Node && box.contains(target)) wake();
}

/** After a touch everything else wakes in the next pause. */
function onTouch(event: Event): void {
  wakeAt(event);
  if (isTouched) return;
  isTouched = true;
  const wakeAll = () => [...asleep.values()].forEach((wake) => wake());
  if ('requestIdleCallback' in globalThis) requestIdleCallback(wakeAll, { timeout: 500 });
  else setTimeout(wakeAll, 200);
}

if (!isServer) {
  for (const name of touches) addEventListener(name, onTouch, { capture: true, passive: true });
  addEventListener('pointerover', wakeAt, { capture: true, passive: true });
}

const never = () => () => {};
const useIsHydrating = () =>
  useSyncExternalStore(
    never,
    () => false,
    () => !isServer,
  );

type WhenTouchedProps = {
  /** What of the page's state it shows: with any other value it is rendered anew. As many in each render. */
  readonly shows: readonly unknown[];
  /** What else it shows: with another value it comes to life with the server's markup, and then changes. */
  readonly turnsTo?: readonly unknown[];
  readonly children: ReactNode;
};

const nothing: readonly unknown[] = [];

/** Whether any of these is another than in the first render. As many in each render. */
function useHasChanged(values: readonly unknown[]): boolean {
  const [first] = useState(values);
  return values.some((value, index) => !Object.is(value, first[index]));
}

/**
 * A part that does nothing until a person points at it, touches it or comes to it by key: until then, or the first touch
 * of anything, it is what the server wrote. Links in it lead on all the while. It takes no box of its own.
 */
export function WhenTouched({ shows, turnsTo = nothing, children }: WhenTouchedProps) {
  const { box, wake, isAlive, content } = useSleep(children);
  const isOld = useHasChanged(shows);
  const isTurned = useHasChanged(turnsTo);
  useEffect(() => {
    if (isTurned) wake();
  }, [isTurned, wake]);
  const [isAnew, renderAnew] = useState(false);
  // The server's markup shows what no longer is: it is not brought to life.
  if (isOld && !isAlive && !isAnew) renderAnew(true);
  return (
    <div ref={box} style={{ display: 'contents' }}>
      {isAnew ? <Fragment key="anew">{children}</Fragment> : content}
    </div>
  );
}

interface BelowProps {
  /** About how high it is, in px: the page is as long before it is laid out. */
  readonly height: { readonly phone: number; readonly wide: number };
  readonly children: ReactNode;
}

/**
 * A part of a page that lies below what is seen first and does nothing by itself when it is seen. Its markup of the
 * server stands there, and comes to life when it is touched, or after the first touch of anything.
 */
export function Below({ height: { phone, wide }, children }: BelowProps) {
  const { sleep, box, content } = useSleep(children);
  const isAsleep = isServer || sleep !== null;
  const sizes = { '--phone': `${phone}px`, '--wide': `${wide}px` } as CSSProperties;
  return (
    <div ref={box} {...(isAsleep && { className: styles.asleep, style: sizes })}>
      {content}
    </div>
  );
}

/** The server's markup of a part, asleep until it is woken; what is rendered first in the browser is awake. */
function useSleep(children: ReactNode) {
  const isHydrating = useIsHydrating();
  const [sleep, setSleep] = useState(() => (isHydrating ? fallAsleep() : null));
  const [isAlive, setAlive] = useState(!isHydrating);
  const alive = useRef(false);
  const comeAlive = useCallback(() => {
    alive.current = true;
    setAlive(true);
  }, []);
  const box = useRef<HTMLDivElement>(null);
  const sleeper = (own: Sleep | null) => (
    <Suspense>
      <Gate sleep={own} onAlive={comeAlive}>
        {children}
      </Gate>
    </Suspense>
  );
  // While it sleeps nothing about it may change: React would have to wake it.
  const [first] = useState(() => sleeper(sleep));
  const wake = useCallback(() => {
    if (!alive.current && box.current !== null) keepTexts(box.current, () => alive.current);
    sleep?.wake();
    setSleep(null);
  }, [sleep]);
  useEffect(() => {
    const element = box.current;
    if (sleep === null || element === null) return;
    // A person was there before it fell asleep.
    if (isTouched || element.contains(document.activeElement) || hasEarlyText(element)) return wake();
    asleep.set(element, wake);
    return () => {
      asleep.delete(element);
    };
  }, [sleep, wake]);
  return { sleep, box, wake, isAlive, content: sleep === null ? sleeper(null) : first };
}

const hasEarlyText = (box: Element): boolean =>
  [...box.querySelectorAll('input')].some(
    ({ type, value, defaultValue }) => type !== 'hidden' && value !== defaultValue,
  );

type GateProps = {
  readonly sleep: Sleep | null;
  /** Hears that what lies behind it has come to life. */
  readonly onAlive: () => void;
  readonly children: ReactNode;
};

function Gate({ sleep, onAlive, children }: GateProps) {
  const isHydrating = useIsHydrating();
  // React wants that what has paused by `use` calls it in each later render too.
  use(isHydrating && sleep !== null ? sleep.end : awake);
  useEffect(() => onAlive(), [onAlive]);
  return children;
}
