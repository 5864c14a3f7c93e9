import type { EntityManager } from '#server/platform/db/database.ts';

/** The pages that an installation starts with. */
export async function demoContent(_em: EntityManager, _at: string): Promise<void> {}
