export type TagState = 'taken' | 'yours' | 'free';

interface Room {
  /** Places free over the whole stay, those for one's own bags among them. */
  readonly left: number;
  readonly capacity: number;
  readonly bags: number;
}

/** Beyond so many places a rack of all of them says nothing any more. */
const mostTags = 40;
const fewTags = 10;

/** The tags of a rack, from left to right, and how many bags of one's own find room. One tag stands for more than one place in a large rack. */
export function rackOf({ left, capacity, bags }: Room): {
  readonly tags: readonly TagState[];
  readonly yours: number;
} {
  const yours = bags <= left ? bags : 0;
  const count = capacity > mostTags ? fewTags : capacity;
  const scaled = (places: number) => Math.round((places * count) / capacity);
  const mine = yours === 0 ? 0 : Math.max(1, scaled(yours));
  const taken = Math.min(count - mine, scaled(capacity - left));
  const tags = Array.from({ length: count }, (_, at): TagState =>
    at < taken ? 'taken' : at < taken + mine ? 'yours' : 'free',
  );
  return { tags, yours };
}
