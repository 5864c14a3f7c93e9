import { expect } from 'vitest';
import { makeMember } from '#server/modules/accounts/accounts.fixture.ts';
import type { TestApp } from '#server/testing/test-app.ts';

/** What the acts are about, and who does what has to happen before. */
export interface World {
  readonly t: TestApp;
  /** Who does the acts. */
  readonly ownerId: string;
  /** Another owner: proposed what now waits for a second yes. */
  readonly colleague: Awaited<ReturnType<TestApp['as']>>;
}

/** How an act is asked for, and what the log is to say of it. */
interface Asked {
  readonly input?: object;
  /** The id of what it is about; `null` for the one that it answers with. */
  readonly about: string | null;
  /** What it changed of the row, before and after; nothing where no one row tells it. */
  readonly before?: unknown;
  readonly after?: unknown;
  /** What is refused once the act was done, by key or code; the same input again where none is given. */
  readonly refused?: { readonly input?: object; readonly as: string };
}

/** Makes what an act is about, and says how it is asked for. */
type Act = (world: World) => Promise<Asked>;
export type Acts = Readonly<Record<string, Act>>;

/** A row that an act makes, or ends. */
export const whole: unknown = expect.objectContaining({ id: expect.any(String) });
export const text: unknown = expect.any(String);
/** Reads or tells something, and leaves the row as it is. */
export const unchanged = { before: {}, after: {} } as const;

/** An owner who knows their password. */
export async function makeOwner(t: TestApp): Promise<{ readonly userId: string }> {
  const { userId } = await makeMember(t);
  await t.rows(`update users set role = 'admin', admin_role = 'owner' where id = $1 returning id`, [userId]);
  return { userId };
}

/** Works off what waits, and what the card provider says to it. */
export async function work(t: TestApp): Promise<void> {
  await t.runJobs();
  await t.sandbox.settled();
  await t.runJobs();
}
