/**
 * An amount in the minor units of its currency (cents for CAD, whole yen for JPY, thousandths for KWD).
 * `minor` is a safe integer and may be negative for a discount or a correction.
 */
export interface Money<C extends string = string> {
  readonly minor: number;
  readonly currency: C;
}
