import { type Context, createContext, use, useLayoutEffect, useState, useSyncExternalStore } from 'react';

interface Store<T> {
  value: T;
  readonly listeners: Set<() => void>;
  readonly subscribe: (changed: () => void) => () => void;
}

export type RestingContext<T> = Context<Store<T> | null>;

/**
 * A context for what changes often, around parts that sleep: React brings each of them to life when any context above
 * changes, because it does not know what they read. This one never changes; who reads it is told.
 */
export const createRestingContext = <T>(): RestingContext<T> => createContext<Store<T> | null>(null);

function createStore<T>(value: T): Store<T> {
  const listeners = new Set<() => void>();
  return {
    value,
    listeners,
    subscribe: (changed) => {
      listeners.add(changed);
      return () => listeners.delete(changed);
    },
  };
}

/** What to provide, so that readers have this value after each render in which it is another. */
export function useRestingValue<T>(value: T): Store<T> {
  const [store] = useState(() => createStore(value));
  useLayoutEffect(() => {
    if (Object.is(store.value, value)) return;
    store.value = value;
    for (const changed of store.listeners) changed();
  }, [store, value]);
  return store;
}

/** @throws without a provider above. */
export function useResting<T>(context: RestingContext<T>): T {
  const store = use(context);
  if (store === null) throw new Error('No value around this component');
  const read = () => store.value;
  return useSyncExternalStore(store.subscribe, read, read);
}
