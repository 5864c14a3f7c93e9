import { setTimeout as wait } from 'node:timers/promises';
import type { Instant } from '@js-joda/core';
import { z } from 'zod';
import { guestyEventSchema, type ToldReservation, toldReservation } from '#shared/integrations/guesty-event.ts';
import type { Deps } from '#server/deps.ts';
import { AppError } from '#server/platform/errors/app-error.ts';
import { limitRate } from '#server/platform/http/rate-limit.ts';
import { AskLater, blame, causeOf } from '#server/platform/jobs/cause.ts';

/** Guesty answers slowly at times; no one waits for it but a job. */
const PATIENCE_MS = 20_000;

/** What Guesty allows an account; one over it is asked for later. */
const limits = [
  { name: 'guesty-second', hits: 15, perSeconds: 1 },
  { name: 'guesty-minute', hits: 120, perSeconds: 60 },
] as const;

/** A token is given up this long before its end, so that none ends on its way. */
const SPARE_SECONDS = 300;

/** Guesty is to be asked again no sooner than in so many seconds. */
export class GuestyBusy extends AskLater {
  constructor(seconds: number) {
    super(`Guesty wants to be asked again in ${seconds} s`, seconds);
    this.name = 'GuestyBusy';
  }
}

/** Guesty does not take what it was shown: an access token, or the secret that it comes from. */
class GuestyRefuses extends Error {}

/** Where access tokens come from. */
const TOKENS = '/oauth2/token';

interface Account {
  readonly id: string;
  /** Client id and client secret, with a colon between; any other token cannot ask anything. */
  readonly token: string;
}

/** An access token, and whether it was given just now. */
interface Access {
  readonly token: string;
  readonly isNew: boolean;
}

/** So long one who asks for an access token keeps others from it: longer than Guesty is waited for. */
const CLAIM_SECONDS = 30;
/** Those who find it claimed look again so often. */
const LOOKS = 25;
const LOOK_MS = 200;

const accessSchema = z.object({ access_token: z.string().min(1), expires_in: z.number().positive() });

/** Waits its turn in the account's budget. @throws GuestyBusy when it is spent. */
async function takeTurn(deps: Deps, accountId: string): Promise<void> {
  for (const limit of limits) {
    try {
      await limitRate({ deps }, limit, accountId);
    } catch (error) {
      if (error instanceof AppError && error.status === 429) throw new GuestyBusy(Number(error.params.seconds ?? 1));
      throw error;
    }
  }
}

/** Asked for a token, Guesty says 400 as well of a secret that it does not know. */
const isRefusal = (status: number, path: string): boolean =>
  status === 401 || status === 403 || (status === 400 && path === TOKENS);

/** One request. @throws GuestyBusy for 429, GuestyRefuses for a secret it does not take, Error for any other failure. */
async function ask(deps: Deps, account: Account, path: string, init: RequestInit): Promise<unknown> {
  await takeTurn(deps, account.id);
  const answer = await fetch(`${deps.config.GUESTY_URL}${path}`, {
    ...init,
    redirect: 'error',
    signal: AbortSignal.timeout(PATIENCE_MS),
  }).catch((error: unknown) => {
    throw blame(error, 'guesty', account.id);
  });
  if (answer.status === 429) {
    const seconds = Number(answer.headers.get('retry-after'));
    throw new GuestyBusy(Number.isFinite(seconds) && seconds > 0 ? Math.min(seconds, 3600) : 60);
  }
  const said = `Guesty answered ${answer.status} to ${path}`;
  if (isRefusal(answer.status, path)) throw blame(new GuestyRefuses(said), 'guesty', account.id);
  if (answer.status >= 500) throw blame(new Error(said), 'guesty', account.id);
  // A token alone is no sign: who gives them may work while what they open does not.
  if (path !== TOKENS) {
    deps.heard.note('guesty', account.id);
    await deps.db.query('update integrations set refused_at = null where id = $1 and refused_at is not null', [
      account.id,
    ]);
  }
  if (!answer.ok) throw new Error(said);
  return answer.json();
}

/**
 * The account's access token: the one of today, or a new one. Guesty gives five within a day, so of all jobs and processes
 * one asks and the others wait for it; where Guesty gives none for now, the one of today is used to its end.
 * @param refused one that Guesty does not take
 * @returns `null` for a token that is no pair
 * @throws GuestyBusy when there is none for now
 */
async function accessOf(deps: Deps, account: Account, refused: string | null = null): Promise<Access | null> {
  if (account.token.indexOf(':') < 1) return null;
  let busyFor = 1;
  for (let look = 0; look < LOOKS; look += 1) {
    const now = deps.clock.now();
    const [row] = await deps.db.query<{ token: string | null; left: number | null; claimed: number | null }>(
      `select nullif(access_token, $3) as token, extract(epoch from access_ends_at - $2::timestamptz)::float8 as left,
         extract(epoch from access_asked_until - $2::timestamptz)::float8 as claimed from integrations where id = $1`,
      [account.id, now.toString(), refused],
    );
    if (row === undefined) return null;
    const { token, left, claimed } = row;
    if (token !== null && (left ?? 0) > SPARE_SECONDS) return { token, isNew: false };
    const isMine = (claimed ?? 0) <= 0 && (await claimAccess(deps, account, now));
    if (isMine) return askForAccess(deps, account, token !== null && (left ?? 0) > 0 ? token : null);
    if (token !== null && (left ?? 0) > 0) return { token, isNew: false };
    busyFor = Math.max(1, Math.ceil(claimed ?? 1));
    if (busyFor > CLAIM_SECONDS) break;
    await wait(LOOK_MS);
  }
  throw new GuestyBusy(busyFor);
}

async function claimAccess({ db }: Deps, { id }: Account, now: Instant): Promise<boolean> {
  const rows = await db.query(
    `update integrations set access_asked_until = $3
     where id = $1 and (access_asked_until is null or access_asked_until <= $2) returning id`,
    [id, now.toString(), now.plusSeconds(CLAIM_SECONDS).toString()],
  );
  return rows.length > 0;
}

/** Asks for a new access token; `kept` is used where Guesty gives none for now. Ends the claim, or keeps it that long. */
async function askForAccess(deps: Deps, account: Account, kept: string | null): Promise<Access> {
  const now = deps.clock.now();
  const claimUntil = (until: Instant | null) =>
    deps.db.query('update integrations set access_asked_until = $2 where id = $1', [
      account.id,
      until?.toString() ?? null,
    ]);
  const colon = account.token.indexOf(':');
  const body = new URLSearchParams({
    grant_type: 'client_credentials',
    scope: 'open-api',
    client_id: account.token.slice(0, colon),
    client_secret: account.token.slice(colon + 1),
  });
  try {
    const access = accessSchema.parse(await ask(deps, account, TOKENS, { method: 'POST', body }));
    await deps.db.query(
      'update integrations set access_token = $2, access_ends_at = $3, access_asked_until = null where id = $1',
      [account.id, access.access_token, now.plusSeconds(Math.floor(access.expires_in)).toString()],
    );
    return { token: access.access_token, isNew: true };
  } catch (error) {
    await claimUntil(error instanceof GuestyBusy ? now.plusSeconds(error.seconds) : null);
    if (error instanceof GuestyBusy && kept !== null) return { token: kept, isNew: false };
    throw error;
  }
}

/**
 * A question with the account's access. A token that Guesty does not take before its end is asked for anew, once.
 * @returns `undefined` where the account's token cannot ask
 */
async function askWithAccess(deps: Deps, account: Account, path: string): Promise<unknown> {
  const questionWith = ({ token }: Access) =>
    ask(deps, account, path, { headers: { authorization: `Bearer ${token}`, accept: 'application/json' } });
  const kept = await accessOf(deps, account);
  if (kept === null) return undefined;
  try {
    return await questionWith(kept);
  } catch (error) {
    // One that came just now is refused for what it is.
    if (!(error instanceof GuestyRefuses) || kept.isNew) throw error;
  }
  const fresh = await accessOf(deps, account, kept.token);
  return fresh === null ? undefined : questionWith(fresh);
}

const FIELDS = 'status createdAt lastUpdatedAt checkIn checkInDateLocalized guest listing';

/**
 * What Guesty says of a reservation, for events that name no more than its id; `null` where the token cannot ask. Where
 * Guesty refuses what it is shown, the connection is broken from then on, until it answers.
 * @throws GuestyBusy when it is to be asked later, Error when it does not answer.
 */
export async function askReservation(
  deps: Deps,
  account: Account,
  reservationId: string,
): Promise<ToldReservation | null> {
  const path = `/v1/reservations/${encodeURIComponent(reservationId)}?fields=${encodeURIComponent(FIELDS)}`;
  const found = await askWithAccess(deps, account, path).catch(async (error: unknown) => {
    if (error instanceof GuestyRefuses) {
      await deps.db.query(
        `update integrations set access_token = null, access_ends_at = null, refused_at = coalesce(refused_at, $2)
         where id = $1`,
        [account.id, deps.clock.now().toString()],
      );
    }
    throw error;
  });
  if (found === undefined) return null;
  const told = guestyEventSchema.safeParse({ event: 'reservation', reservation: found });
  return told.success ? toldReservation(told.data) : null;
}

/** No reservation has this id. */
const NO_RESERVATION = 'none';

/**
 * Whether Guesty answers for an account; one that is no more, or cannot ask, hinders nothing.
 * @throws GuestyBusy when it is to be asked later.
 */
export async function isGuestyThere(deps: Deps, integrationId: string): Promise<boolean> {
  const [account] = await deps.db.query<{ token: string }>('select token from integrations where id = $1', [
    integrationId,
  ]);
  if (account === undefined) return true;
  try {
    await askReservation(deps, { id: integrationId, token: account.token }, NO_RESERVATION);
    return true;
  } catch (error) {
    if (error instanceof GuestyBusy) throw error;
    return causeOf(error) === null;
  }
}
