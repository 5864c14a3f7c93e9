/** The finished document of each running application; pages are made of it in the same process. */
const documents = new WeakMap<object, () => object>();

/** Keeps how the document of an application is read. @param owner its database, which is the same in every context. */
export function keepDocument(owner: object, read: () => object): void {
  let made: object | null = null;
  documents.set(owner, () => (made ??= read()));
}

/** The OpenAPI document of an application. @throws when it has no REST API. */
export function documentOf(owner: object): object {
  const read = documents.get(owner);
  if (read === undefined) throw new Error('This application has no OpenAPI document.');
  return read();
}
