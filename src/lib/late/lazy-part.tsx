import { type ComponentType, lazy } from 'react';

/**
 * A part whose code the browser fetches when it is first shown. The server has it from its start, so that also the
 * first page it renders is whole; show it inside a `Suspense`.
 */
export function lazyPart<Props extends object>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> {
  const Fetched = lazy(async () => ({ default: (await load()) as ComponentType<object> }));
  if (!import.meta.env.SSR) return Fetched;
  let Present: ComponentType<Props> | null = null;
  const keep = (part: ComponentType<Props>) => {
    Present = part;
  };
  // What does not come is asked for again where it is shown, and fails there.
  load().then(keep, () => {});
  return function LazyPart(props: Props) {
    return Present === null ? <Fetched {...props} /> : <Present {...props} />;
  };
}
