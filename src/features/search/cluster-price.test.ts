import { describe, expect, it } from 'vitest';
import { clusterPrice } from './cluster-price.ts';

const of = (currency: string, ...minors: readonly number[]) => minors.map((minor) => ({ minor, currency }));

describe('what a cluster of pins says of its prices', () => {
  it('the lowest where they are of one currency', () => {
    expect(clusterPrice(of('CAD', 1294, 975, 1520))).toEqual({ minor: 975, currency: 'CAD' });
  });

  it('the currencies where there are several: 900 yen are not less than 12.94 dollars', () => {
    expect(clusterPrice([...of('USD', 1294), ...of('JPY', 900), ...of('USD', 500)])).toEqual(['JPY', 'USD']);
  });

  it('nothing where nothing can be had', () => {
    expect(clusterPrice([])).toBeNull();
  });
});
