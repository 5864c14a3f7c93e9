/** What a hand-over may carry besides bags. */
export interface Extras {
  readonly note: string;
  /** As it is typed: numbers with commas or spaces between them. */
  readonly tags: string;
  readonly photo: Photo | null;
  /** Of a hand-over out: the bags that are not handed back are missing. */
  readonly restMissing: boolean;
  /** Of a hand-over out: the tags of the bags that go, where they are chosen by them. */
  readonly goes: readonly string[];
}

/** A picture that was taken here; its id is made with it, so that sending it again is the same photo. */
interface Photo {
  readonly id: string;
  readonly picture: Blob;
}

export const noExtras: Extras = { note: '', tags: '', photo: null, restMissing: false, goes: [] };

/** The numbers in what was typed, each at most 20 letters long, at most 50 of them. */
export const tagsOf = (text: string): readonly string[] =>
  text
    .split(/[\s,;]+/)
    .map((tag) => tag.slice(0, 20))
    .filter((tag) => tag !== '')
    .slice(0, 50);
