/**
 * The amounts of a tariff, in minor units of its currency, per bag where not said otherwise: a country, a region or a
 * location says each. The compiler names what a new one lacks.
 */
export const amountNames = [
  /** Per started hour. */
  'pricePerHour',
  /** Most a bag costs on the first day. */
  'maxPrice',
  /** Per bag and night. */
  'overnightFee',
  /** Per order. */
  'handlingFee',
] as const;
export type AmountName = (typeof amountNames)[number];

/** What a country or a region says of storage: the amounts, and what is never a location's. */
export const rateNames = [...amountNames, 'taxRateMillionths', 'partnerShareMillionths'] as const;
export type RateName = (typeof rateNames)[number];

/** What storage costs in one place. */
export interface Tariff extends Readonly<Record<AmountName, number>> {
  readonly currency: string;
  /** Millionths: 13 % is 130 000, 14.975 % is 149 750. */
  readonly taxRateMillionths: number;
}

/** One value for each name. */
export const byName = <Name extends string, Value>(
  names: readonly Name[],
  valueOf: (name: Name) => Value,
): Record<Name, Value> => Object.fromEntries(names.map((name) => [name, valueOf(name)])) as Record<Name, Value>;
