/**
 * Lets this process's or page's `Date` tell a time so many milliseconds from the machine's. It stands by itself: pages
 * get it as text. What counts durations, such as `performance`, is left alone.
 */
export function shiftDate(byMs: number): void {
  const Real = Date;
  function Shifted(this: unknown, ...args: []) {
    const given = args.length > 0 ? args : ([Real.now() + byMs] as unknown as []);
    return new.target === undefined
      ? new Real(Real.now() + byMs).toString()
      : Reflect.construct(Real, given, new.target);
  }
  Object.defineProperties(Shifted, {
    name: { value: 'Date' },
    length: { value: Real.length },
    prototype: { value: Real.prototype },
    now: { value: () => Real.now() + byMs, writable: true, configurable: true },
    parse: { value: Real.parse },
    UTC: { value: Real.UTC },
  });
  Object.defineProperty(Real.prototype, 'constructor', { value: Shifted, writable: true, configurable: true });
  globalThis.Date = Shifted as unknown as DateConstructor;
}
