import { Instant, LocalDate } from '@js-joda/core';
import { type Platform, Type } from '@mikro-orm/core';

/** `timestamptz` as an Instant. */
export class InstantType extends Type<Instant | null | undefined, Date | string | null | undefined> {
  override convertToDatabaseValue(value: Instant | null | undefined): Date | null | undefined {
    return value === null || value === undefined ? value : new Date(value.toEpochMilli());
  }
  override convertToJSValue(value: Date | string | null | undefined): Instant | null | undefined {
    if (value === null || value === undefined) return value;
    return Instant.ofEpochMilli(value instanceof Date ? value.getTime() : Date.parse(value));
  }
  override getColumnType(): string {
    return 'timestamptz';
  }
  override compareAsType(): string {
    return 'date';
  }
  override ensureComparable(): boolean {
    return true;
  }
  override toJSON(value: Instant | null | undefined, _platform: Platform): string | null {
    return value?.toString() ?? null;
  }
}

/** `date` as a LocalDate. */
export class LocalDateType extends Type<LocalDate | null | undefined, string | Date | null | undefined> {
  override convertToDatabaseValue(value: LocalDate | null | undefined): string | null | undefined {
    return value === null || value === undefined ? value : value.toString();
  }
  override convertToJSValue(value: string | Date | null | undefined): LocalDate | null | undefined {
    if (value === null || value === undefined) return value;
    return LocalDate.parse(value instanceof Date ? value.toISOString().slice(0, 10) : value);
  }
  override getColumnType(): string {
    return 'date';
  }
}
