import { writeEntry } from '#server/platform/audit/write-entry.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import { operatorOf } from '#server/platform/access/operator.ts';
import type { RequestContext } from '#server/platform/trpc/request-context.ts';
import { keepPagePicture, sizePagePicture, storePagePicture } from './store-page-picture.ts';

/**
 * Keeps a picture that a person who writes pages sends, and writes that down.
 * @returns its address for a page's text.
 * @throws AppError 403 for any other caller, 422 when the bytes are no picture that can be read.
 */
export async function uploadPagePicture(
  { deps, viewer }: Pick<RequestContext, 'deps' | 'viewer'>,
  bytes: Buffer,
): Promise<{ address: string }> {
  const { userId } = operatorOf(viewer, ['content']);
  const picture = await keepPagePicture(deps, await sizePagePicture(bytes));
  return inTransaction(deps, async (em) => {
    const address = await storePagePicture(em, deps.clock, picture);
    await writeEntry(em, {
      actorId: userId,
      action: 'admin.pages.addPicture',
      subject: 'admin',
      subjectId: address,
      after: { bytes: bytes.length },
      at: deps.clock.now().toString(),
    });
    return { address };
  });
}
