import { useState } from 'react';
import * as z from 'zod/mini';
import { amenitiesSchema } from '#shared/amenities/amenities-schema.ts';
import { useKept } from '#web/lib/use-kept.ts';

const place = z.object({ latitude: z.number(), longitude: z.number() });

const keptSchema = z.object({
  /** The place that was chosen from the list; null before one is. */
  chosen: z.nullable(place),
  /** Where the pin was moved from there. */
  pin: z.nullable(place),
  room: z.object({ maxCapacity: z.int().check(z.gte(1), z.lte(50)), amenities: amenitiesSchema }),
  /** Photos that were sent, the first one on the location's card. */
  imageIds: z.array(z.string()),
});
type Kept = z.infer<typeof keptSchema>;

const nothing: Kept = {
  chosen: null,
  pin: null,
  room: { maxCapacity: 1, amenities: { wifi: false, restroom: false } },
  imageIds: [],
};

/** What of a new location is not typed: where its pin is, its room and its photos, kept on this device as what is typed. */
export function useKeptPlace(key: string) {
  const [kept, setKept] = useState(nothing);
  const set = (change: (before: Kept) => Partial<Kept>) => setKept((now) => ({ ...now, ...change(now) }));
  const forget = useKept(key, kept, (before) => {
    const read = keptSchema.safeParse(before);
    if (!read.success) return;
    setKept(read.data);
    for (const id of read.data.imageIds) {
      void isGone(id).then((gone) => {
        if (gone) set(({ imageIds }) => ({ imageIds: imageIds.filter((each) => each !== id) }));
      });
    }
  });
  return { ...kept, set, forget };
}

/** Whether a photo that was sent some days ago, and belongs to no location, was deleted since. */
const isGone = (imageId: string): Promise<boolean> =>
  fetch(`/files/${imageId}`, { method: 'HEAD' }).then(
    ({ status }) => status === 404,
    () => false,
  );
