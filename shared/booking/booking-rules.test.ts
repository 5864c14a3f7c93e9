import { Instant } from '@js-joda/core';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { money } from '../money/arithmetic.ts';
import {
  bookingCode,
  codeAlphabet,
  codeBytes,
  codeLetters,
  parseBookingCode,
  parseScannedCode,
} from './booking-code.ts';
import { bookingChanges } from './changes.ts';
import { isCancelable } from './refund-policy.ts';
import { bookingStatuses, holdMinutes, holdsBags } from './states.ts';

const noon = Instant.parse('2026-11-24T12:00:00Z');

describe('states of a booking', () => {
  it('hold bags while confirmed, and while pending for a quarter of an hour', () => {
    expect(holdMinutes).toBe(15);
    const expiry = noon.plusSeconds(holdMinutes * 60);
    expect(holdsBags('pending', expiry, expiry.minusSeconds(1))).toBe(true);
    expect(holdsBags('pending', expiry, expiry)).toBe(false);
    expect(holdsBags('pending', null, noon)).toBe(false);
    expect(bookingStatuses.map((status) => holdsBags(status, null, noon))).toEqual([false, true, false, false]);
  });
});

describe('a cancellation', () => {
  it('is for bookings that are not over', () => {
    expect(bookingStatuses.map(isCancelable)).toEqual([true, true, false, false]);
  });
});

describe('a booking code', () => {
  const random = fc.uint8Array({ minLength: codeBytes, maxLength: codeBytes });

  it('has no ambiguous letters and is read back as it is typed', () => {
    fc.assert(
      fc.property(random, (bytes) => {
        fc.pre(bytes.filter((byte) => byte < 240).length >= 6);
        const code = bookingCode(bytes);
        expect(code).toMatch(/^CLK-[2-9A-HJKMNP-TV-Z]{6}$/);
        for (const typed of [
          code,
          code.toLowerCase(),
          code.slice(4),
          ` ${code.replace('-', ' ')} `,
          code.replace('-', ''),
        ]) {
          expect(parseBookingCode(typed)).toBe(code);
        }
      }),
    );
    expect(codeAlphabet).toHaveLength(30);
  });

  it.each(['', 'CLK-', 'CLK-7F3K9', 'CLK-7F3K9QQ', 'CLK-7F3K0Q', 'CLK-7F3KIQ', 'ABC-7F3K9Q'])('is not %s', (text) =>
    expect(parseBookingCode(text)).toBeNull(),
  );

  it('needs enough random bytes', () => {
    expect(() => bookingCode(new Uint8Array(5))).toThrow(RangeError);
    expect(() => bookingCode(new Uint8Array(32).fill(255))).toThrow(RangeError);
  });
});

describe('changes of a booking', () => {
  const priced = (bagsCount: number, numberOfHours: number, minor: number) => ({
    bagsCount,
    numberOfHours,
    totalWithDiscount: money<string>(minor, 'CAD'),
  });

  it.each([
    [priced(3, 5, 1500), { additionalItems: 1, extraHours: 2, settlement: 'pay' }, 500],
    [priced(1, 2, 600), { additionalItems: -1, extraHours: -1, settlement: 'refund' }, -400],
    [priced(2, 4, 1000), { additionalItems: 0, extraHours: 1, settlement: 'same' }, 0],
  ])('%#', (after, expected, minor) => {
    expect(bookingChanges(priced(2, 3, 1000), after)).toEqual({ ...expected, additionalTotal: money(minor, 'CAD') });
  });
});

describe('a code at the counter', () => {
  it.each([
    ['CLK-7F3K9Q', 'CLK-7F3K9Q'],
    [' clk-7f3k9q ', 'CLK-7F3K9Q'],
    ['7F3K9Q', null],
    ['https://example.com/CLK-7F3K9Q', null],
    ['WIFI:S:Cafe;T:WPA;P:secret;;', null],
  ])('is read off a ticket’s QR code and off no other: %s', (text, code) => {
    expect(parseScannedCode(text)).toBe(code);
  });

  it.each([
    ['7f', '7F'],
    ['clk-7f3k9q', '7F3K9Q'],
    [' CLK 7F3 K9Q', '7F3K9Q'],
    ['7F3K9Q2', '7F3K9Q'],
    ['7-F 0', '7F'],
  ])('fills the boxes as it is typed or pasted: %s', (text, letters) => {
    expect(codeLetters(text)).toBe(letters);
  });
});
