import type { Deps } from '#server/deps.ts';
import type { Database } from '#server/platform/db/database.ts';
import { outsideOf } from '#server/platform/db/transaction.ts';
import { loadIndex, readsOf, renewListings } from './load.ts';
import type { Read } from './rows.ts';
import type { SearchIndex } from './search-index.ts';

/** What one small question answers: whether anything changed since a snapshot, and what time it is. */
interface StateRow {
  readonly snapshot: string;
  /** Nothing that was written since has an older transaction; `false` is sure, `true` is not. */
  readonly may_have_changed: boolean | null;
  /** The database’s time in whole milliseconds since 1970. */
  readonly now: number;
  /** When the server started: one that took over, or was restored, may lack what an index has already. */
  readonly server: string;
  readonly shared: number;
}

const stateSql = `
  select pg_current_snapshot()::text as snapshot, floor(extract(epoch from product_now()) * 1000)::float8 as now,
    pg_postmaster_start_time()::text as server, (select revision from shared_facts) as shared,
    (select xid from location_changes order by xid desc limit 1) >= pg_snapshot_xmin($1::pg_snapshot) as may_have_changed`;

/** Every change since leaves a row whose transaction the snapshot does not see; that of a location is never trimmed before its next. */
const changedSql = `
  select distinct listing_id from location_changes
  where xid >= pg_snapshot_xmin($1::pg_snapshot) and not pg_visible_in_snapshot(xid, $1::pg_snapshot)`;

/** A snapshot that sees everything that will ever be: nothing changed since. */
const nothingSince = '9223372036854775807:9223372036854775807:';

/** The index, as it was at one instant between a question and its answer. */
export interface FreshIndex {
  readonly index: SearchIndex;
  /** The database’s time in whole milliseconds since 1970. */
  readonly now: number;
}

/** What an index says of itself. */
export interface IndexState {
  readonly locations: number;
  readonly leftOut: number;
  readonly loadedAt: number;
  readonly loadSeconds: number;
  readonly followedAt: number;
}

/** Ids that are renewed in one transaction; more are loaded anew. */
const MOST_RENEWED = 20_000;

class Follower {
  readonly db: Database;
  /** The question under way, and the one that waits for its end. */
  private running: Promise<unknown> | null = null;
  private waiting: Promise<FreshIndex> | null = null;
  private index: SearchIndex | null = null;
  private seen: Pick<StateRow, 'snapshot' | 'server' | 'shared'> = { snapshot: nothingSince, server: '', shared: 0 };
  state: IndexState | null = null;

  constructor(db: Database) {
    this.db = db;
  }

  /**
   * The index with everything in it that was committed before this was asked. One question is under way at a time; those who
   * come meanwhile, or in the same turn, share the next.
   */
  fresh(): Promise<FreshIndex> {
    this.waiting ??= this.begin();
    return this.waiting;
  }

  private async begin(): Promise<FreshIndex> {
    await this.running?.catch(() => undefined);
    // What is written from here on may be missed: later callers ask again.
    this.waiting = null;
    const answer = this.follow();
    this.running = answer;
    return answer;
  }

  private async follow(): Promise<FreshIndex> {
    const { index } = this;
    if (index === null) return this.load();
    const state = await this.ask((text, values) => this.db.query(text, values));
    if (state.server !== this.seen.server) return this.load();
    if (state.may_have_changed === true || state.shared !== this.seen.shared) return this.renew(index);
    this.see(state);
    return { index, now: state.now };
  }

  private async ask(read: Read): Promise<StateRow> {
    const [state] = await read<StateRow>(stateSql, [this.seen.snapshot]);
    if (state === undefined) throw new Error('The database said nothing of itself');
    return state;
  }

  private see({ snapshot, server, shared }: StateRow): void {
    this.seen = { snapshot, server, shared };
    if (this.state === null || this.index === null) return;
    const { count, leftOut } = this.index;
    this.state = { ...this.state, locations: count, leftOut: leftOut.size, followedAt: Date.now() };
  }

  /** Work on one snapshot of the database. */
  private inSnapshot<Result>(work: (read: Read) => Promise<Result>): Promise<Result> {
    return this.db
      .fork()
      .transactional((em) => work(readsOf(em)), { isolationLevel: 'repeatable read', readOnly: true });
  }

  private async renew(index: SearchIndex): Promise<FreshIndex> {
    const renewed = await this.inSnapshot(async (read) => {
      const state = await this.ask(read);
      const changed = await read<{ listing_id: string }>(changedSql, [this.seen.snapshot]);
      if (changed.length > MOST_RENEWED) return null;
      if (changed.length > 0 || state.shared !== this.seen.shared)
        await renewListings(
          index,
          read,
          changed.map(({ listing_id }) => listing_id),
          state.shared,
        );
      this.see(state);
      return { index, now: state.now };
    });
    return renewed ?? this.load();
  }

  private load(): Promise<FreshIndex> {
    const begun = performance.now();
    return this.inSnapshot(async (read) => {
      // Millions of rows are put in order before the first of them comes.
      await read('set local statement_timeout = 0');
      await read(`set local work_mem = '128MB'`);
      const state = await this.ask(read);
      const index = await loadIndex(read, state.shared);
      this.index = index;
      this.state = {
        locations: index.count,
        leftOut: index.leftOut.size,
        loadedAt: Date.now(),
        loadSeconds: (performance.now() - begun) / 1000,
        followedAt: Date.now(),
      };
      this.see(state);
      return { index, now: state.now };
    });
  }
}

const followers = new WeakMap<Database, Follower>();

function followerOf(db: Database): Follower {
  const outside = outsideOf(db);
  const known = followers.get(outside) ?? new Follower(outside);
  followers.set(outside, known);
  return known;
}

/** The search index of this process, with all in it that was committed before; loaded at the first call. */
export const freshIndex = ({ db }: Pick<Deps, 'db'>): Promise<FreshIndex> => followerOf(db).fresh();

/** What the index of this process says of itself; `null` before it is loaded. */
export const indexState = ({ db }: Pick<Deps, 'db'>): IndexState | null => followerOf(db).state;
