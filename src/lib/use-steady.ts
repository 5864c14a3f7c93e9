import { useLayoutEffect, useMemo, useRef, useState } from 'react';

type Action = (...args: never[]) => unknown;

/**
 * The same object for as long as its values are the same, so that who reads it through a context rests. Its functions are
 * always the same ones and do what the latest render's would; they are for handlers and effects, not for rendering.
 */
export function useSteady<T extends object>(now: T): T {
  const latest = useRef(now);
  useLayoutEffect(() => {
    latest.current = now;
  });
  const [actions] = useState(() =>
    Object.fromEntries(
      Object.entries(now).flatMap(([name, value]) =>
        typeof value === 'function'
          ? [[name, (...args: never[]) => (latest.current[name as keyof T] as Action)(...args)]]
          : [],
      ),
    ),
  );
  const values = Object.values(now).filter((value) => typeof value !== 'function');
  // eslint-disable-next-line react-hooks/exhaustive-deps -- the values say all that may change
  return useMemo(() => ({ ...now, ...actions }), values);
}
