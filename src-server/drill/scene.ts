import type { Stage } from './stage.ts';

/** Prepares what one act needs; the act is one request, which a repetition sends again as it was. */
type Scene = (stage: Stage) => Promise<() => Promise<unknown>>;

export type Scenes = Readonly<Record<string, Scene>>;
