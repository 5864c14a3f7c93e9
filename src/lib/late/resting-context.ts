import { type Context, createContext, use, useLayoutEffect, useState, useSyncExternalStore } from 'react';

/** A value beside the state of components: those who listen are told of another one. */
export interface Store<T> {
  readonly get: () => T;
  /** What it was at the start: what the server rendered, for those who come to life after it has changed. */
  readonly first: () => T;
  readonly tell: (value: T) => void;
  readonly subscribe: (changed: () => void) => () => void;
}

export function createStore<T>(first: T): Store<T> {
  const listeners = new Set<() => void>();
  let now = first;
  return {
    get: () => now,
    first: () => first,
    tell: (value) => {
      if (Object.is(now, value)) return;
      now = value;
      for (const changed of listeners) changed();
    },
    subscribe: (changed) => {
      listeners.add(changed);
      return () => listeners.delete(changed);
    },
  };
}

export type RestingContext<T> = Context<Store<T> | null>;

/**
 * A context for what changes often, around parts that sleep: React brings each of them to life when any context above
 * changes, because it does not know what they read. This one never changes; who reads it is told.
 */
export const createRestingContext = <T>(): RestingContext<T> => createContext<Store<T> | null>(null);

/** What to provide, so that readers have this value after each render in which it is another. */
export function useRestingValue<T>(value: T): Store<T> {
  const [store] = useState(() => createStore(value));
  useLayoutEffect(() => store.tell(value), [store, value]);
  return store;
}

/** @throws without a provider above. */
export function useResting<T>(context: RestingContext<T>): T {
  const { subscribe, get, first } = useStore(context);
  return useSyncExternalStore(subscribe, get, first);
}

/** The store itself, for who wants to know only a part of it or to tell. @throws without a provider above. */
export function useStore<T>(context: RestingContext<T>): Store<T> {
  const store = use(context);
  if (store === null) throw new Error('No value around this component');
  return store;
}
