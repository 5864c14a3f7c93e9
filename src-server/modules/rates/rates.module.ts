/** The door of rates: what storage costs where, as REST answers it and as administration sets it. */
export { applyRatePlansHandler } from './apply-plans.job.ts';
export { changedPlans, dropPlan, undoRates } from './plan-rates.ts';
export { rateColumns, type RateRow, ratesOf } from './rate-rows.ts';
export { soldSince } from './sold-since.ts';
