import { Instant, LocalDate, ZoneId } from '@js-joda/core';
import { type Rates, ratesYearsAhead } from '#shared/admin/rates-schema.ts';
import type { Deps } from '#server/deps.ts';
import { noteFollowed } from '#server/platform/audit/followed.ts';
import type { EntityManager } from '#server/platform/db/database.ts';
import { sqlRows } from '#server/platform/db/sql-rows.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import { newId } from '#server/platform/ids.ts';
import { badRates, planGone, ratesChanged, ratesTooEarly, ratesTooLate } from './rates.errors.ts';
import { whoSees } from './who-sees.ts';
import { requireKnownPlace } from './known-place.ts';
import { inherited, inSteps, rateColumns, type RateRow, ratesOf, sameRates, valuesOf } from './rate-rows.ts';
import { zoneOfPlace } from './zone-of-place.ts';

interface Place {
  readonly country: string;
  readonly region: string | null;
}

interface Plan extends Place {
  /** For a country that has no rates yet. */
  readonly currency?: string | undefined;
  readonly rates: Rates;
  readonly from: string | null;
  /** What has to hold there still, for a change that takes another back. */
  readonly instead?: Rates;
}

interface PlanRow {
  readonly id: string;
  readonly country: string;
  readonly region: string | null;
  readonly currency: string;
  readonly rates: Rates;
  readonly before: Rates | null;
}

const placeSql = 'country = $1 and region is not distinct from $2';

async function lockedRates(em: EntityManager, { country, region, currency }: Place & Pick<Plan, 'currency'>) {
  // A country's row is the lock of all its regions: what they inherit must not change meanwhile.
  const [whole] = await sqlRows<RateRow & { currency: string }>(
    em,
    `select currency, ${rateColumns.join(', ')} from country_pricings where country = $1 and region is null for update`,
    [country],
  );
  if (whole === undefined) {
    if (region !== null) throw badRates('country');
    if (currency === undefined) throw badRates('currency');
    return { currency, country: null, own: null };
  }
  if (currency !== undefined && currency !== whole.currency) throw badRates('currency');
  if (region === null) return { currency: whole.currency, country: null, own: ratesOf(whole) };
  const [part] = await sqlRows<RateRow>(
    em,
    `select ${rateColumns.join(', ')} from country_pricings where ${placeSql}`,
    [country, region],
  );
  return { currency: whole.currency, country: ratesOf(whole), own: part === undefined ? null : ratesOf(part) };
}

/** @throws AppError 422 for a country that leaves something open, or a day that costs less than its first hour. */
function requireSense(rates: Rates, country: Rates | null): void {
  const whole = country === null ? rates : inherited(rates, country);
  if (Object.values(whole).includes(null)) throw badRates('rates');
  if ((whole.maxPrice ?? 0) < (whole.pricePerHour ?? 0)) throw badRates('maxPrice');
}

async function setRates(em: EntityManager, place: Place & { readonly currency: string }, rates: Rates): Promise<void> {
  const places = rateColumns.map((_, index) => `$${index + 5}`);
  await sqlRows(
    em,
    `insert into country_pricings (id, country, region, currency, ${rateColumns.join(', ')})
     values ($1, $2, $3, $4, ${places.join(', ')})
     on conflict (country, region) do update set ${rateColumns.map((name) => `${name} = excluded.${name}`).join(', ')}`,
    [newId(), place.country, place.region, place.currency, ...valuesOf(rates)],
  );
}

/**
 * Sets what storage costs in a place, at once or from a local day on; a plan that waits there is replaced. Sold orders
 * keep their price, and locations with rates of their own keep those.
 * @returns the plan's id, and the instant from which it holds
 * @throws AppError 422 for rates that make no sense, a country without a currency or with another, a place that no one
 * knows, and a day that is over or further ahead than rates are planned.
 */
export async function planRates(deps: Deps, { from, ...plan }: Plan, plannedBy: string | null) {
  const now = deps.clock.now();
  const zone = await zoneOfPlace(deps, plan);
  const fromAt = from === null ? now : dayFrom(from, zone, now);
  return inTransaction(deps, async (em) => {
    const { currency, country, own } = await lockedRates(em, plan);
    if (plan.instead !== undefined && (own === null || !sameRates(own, plan.instead))) throw ratesChanged();
    await requireKnownPlace(em, plan, { hasRates: own !== null, platform: deps.config.PLATFORM_COUNTRY });
    const rates = inSteps(plan.rates, currency);
    requireSense(rates, country);
    await sqlRows(
      em,
      `update rate_plans set dropped_at = $3 where ${placeSql} and applied_at is null and dropped_at is null`,
      [plan.country, plan.region, now.toString()],
    );
    const id = newId();
    const isNow = from === null;
    await sqlRows(
      em,
      `insert into rate_plans (id, country, region, currency, rates, before, from_at, planned_by, created_at, applied_at)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)`,
      [
        id,
        plan.country,
        plan.region,
        currency,
        JSON.stringify(rates),
        own === null ? null : JSON.stringify(own),
        fromAt.toString(),
        plannedBy,
        now.toString(),
        isNow ? now.toString() : null,
      ],
    );
    if (isNow) {
      await setRates(em, { ...plan, currency }, rates);
      noteFollowed(await whoSees(em, plan, own, now));
    }
    return { id, fromAt: fromAt.toString() };
  });
}

/** A day's midnight. @throws AppError 422 for no day, one that has begun, and one that is too far ahead. */
function dayFrom(text: string, zone: string, now: Instant): Instant {
  const day = dayOf(text);
  if (day === null) throw ratesTooEarly();
  const at = day.atStartOfDay(ZoneId.of(zone)).toInstant();
  if (!at.isAfter(now)) throw ratesTooEarly();
  const today = now.atZone(ZoneId.of(zone)).toLocalDate();
  if (day.isAfter(today.plusYears(ratesYearsAhead))) throw ratesTooLate();
  return at;
}

function dayOf(text: string): LocalDate | null {
  try {
    return LocalDate.parse(text);
  } catch {
    return null;
  }
}

/** Takes back a plan that has not come yet. @throws AppError 409 for one that has, or is gone. */
export async function dropPlan({ db, clock }: Deps, planId: string): Promise<void> {
  const dropped = await db.query(
    'update rate_plans set dropped_at = $2 where id = $1 and applied_at is null and dropped_at is null returning id',
    [planId, clock.now().toString()],
  );
  if (dropped.length === 0) throw planGone();
}

/**
 * Sets what was before a change, if no one has changed the place since. @returns the plan that does so
 * @throws AppError 409 where there was nothing before, or something else holds now.
 */
export async function undoRates(deps: Deps, planId: string, plannedBy: string | null) {
  const [plan] = await deps.db.query<PlanRow>(
    'select id, country, region, currency, rates, before from rate_plans where id = $1 and applied_at is not null',
    [planId],
  );
  if (plan === undefined || plan.before === null) throw planGone();
  const { country, region, before, rates: instead } = plan;
  return planRates(deps, { country, region, rates: before, from: null, instead }, plannedBy);
}

/** Of plans those whose rates hold no more, or that set what there was nothing before: `undoRates` refuses them. */
export async function changedPlans({ db }: Pick<Deps, 'db'>, planIds: readonly string[]): Promise<ReadonlySet<string>> {
  if (planIds.length === 0) return new Set();
  const rows = await db.query<RateRow & { plan_id: string; plan_rates: Rates; had_before: boolean }>(
    `select ${rateColumns.map((name) => `r.${name}`).join(', ')}, p.id as plan_id, p.rates as plan_rates, p.before is not null as had_before
     from rate_plans p left join country_pricings r on r.country = p.country and r.region is not distinct from p.region
     where p.id = any($1::uuid[]) and p.applied_at is not null`,
    [planIds],
  );
  const changed = rows.filter((row) => !row.had_before || !sameRates(ratesOf(row), row.plan_rates));
  return new Set(changed.map(({ plan_id }) => plan_id));
}

/** Sets the rates of every plan whose day has come. Repeated, nothing happens twice. */
export async function applyDuePlans(deps: Deps): Promise<void> {
  const due = await deps.db.query<{ id: string }>(
    'select id from rate_plans where applied_at is null and dropped_at is null and from_at <= $1 order by from_at',
    [deps.clock.now().toString()],
  );
  for (const { id } of due) {
    await inTransaction(deps, async (em) => {
      const [plan] = await sqlRows<PlanRow>(
        em,
        `select id, country, region, currency, rates, before from rate_plans
         where id = $1 and applied_at is null and dropped_at is null for update`,
        [id],
      );
      if (plan === undefined) return;
      const { own } = await lockedRates(em, plan);
      await sqlRows(em, 'update rate_plans set applied_at = $2, before = $3 where id = $1', [
        id,
        deps.clock.now().toString(),
        own === null ? null : JSON.stringify(own),
      ]);
      await setRates(em, plan, plan.rates);
    });
  }
}
