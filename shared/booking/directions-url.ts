interface Place {
  readonly name: string;
  readonly address: string;
  /** The location's own link to a maps service. */
  readonly mapsLink: string | null;
}

/** Directions at a maps service: the location's own link, or a search for it. */
export function directionsUrl({ name, address, mapsLink }: Place): string {
  if (mapsLink !== null && mapsLink.startsWith('https://')) return mapsLink;
  return `https://www.google.com/maps/search/?${new URLSearchParams({ api: '1', query: `${name}, ${address}` })}`;
}
