import { v5, v7, validate } from 'uuid';

const NAMESPACE = '4a0ad2b2-5a1b-4d53-9a28-7f6f3c1f9a10';

/** A new UUIDv7: sorts by the moment it was made. */
export const newId = (): string => v7();

/** The same id for the same words: what is made twice from one request is found to exist the second time. */
export const derivedId = (...words: readonly string[]): string => v5(words.join('\n'), NAMESPACE);

export const isId = (text: string): boolean => validate(text);
