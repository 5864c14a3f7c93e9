import { v7, validate } from 'uuid';

/** A new UUIDv7: sorts by the moment it was made. */
export const newId = (): string => v7();

export const isId = (text: string): boolean => validate(text);
