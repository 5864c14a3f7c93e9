/** From where a request came, as it says itself. */
export interface Origin {
  readonly ip: string | null;
  /** At most 300 characters of the header; empty where there is none. */
  readonly userAgent: string;
}

export const unknownOrigin: Origin = { ip: null, userAgent: '' };
