import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Deps } from '#server/deps.ts';
import { updateAvatar, updateLogo } from '#server/modules/accounts/accounts.module.ts';
import { uploadPagePicture } from '#server/modules/cms/cms.module.ts';
import { keepClaimPhoto, keepClaimReceipt } from '#server/modules/claims/claims.module.ts';
import { keepHandOverPhoto } from '#server/modules/custody/custody.module.ts';
import { uploadPhoto, uploadPhotoFor } from '#server/modules/partner/partner.module.ts';
import { personFor } from '#server/platform/access/act.ts';
import { createContext } from '#server/platform/http/create-context.ts';
import { readUpload } from '#server/platform/http/read-file.ts';

type HandOverPhoto = FastifyRequest<{ Params: { bookingId: string; photoId: string } }>;

type PhotoFor = FastifyRequest<{ Params: { listingId: string } }>;

type Receipt = FastifyRequest<{ Params: { bookingId: string } }>;

/** Pictures from the web, which tRPC does not carry: `POST /uploads/avatar`, `/uploads/logo`, `/uploads/listing-photo`, `/uploads/listing-photo/{listing}` (by an administrator), `/uploads/page-picture`, `/uploads/hand-over-photo/{booking}/{photo}`, `/uploads/claim-photo/{booking}/{photo}` and `/uploads/claim-receipt/{booking}` (also a PDF) with a field `file`. */
export function registerUploads(app: FastifyInstance, deps: Deps): void {
  app.post('/uploads/avatar', async (request, reply) => {
    const ctx = await createContext(deps, request, reply, 'web');
    const user = personFor(ctx.viewer, { whose: 'self' });
    const { bytes } = await readUpload(request);
    const { avatarUrl } = await updateAvatar({ ...ctx, user }, bytes);
    return { avatarUrl };
  });
  app.post('/uploads/listing-photo', async (request, reply) => {
    const ctx = await createContext(deps, request, reply, 'web');
    const user = personFor(ctx.viewer, { whose: 'self' });
    const { bytes } = await readUpload(request);
    return uploadPhoto({ ...ctx, user }, bytes);
  });
  app.post('/uploads/listing-photo/:listingId', async (request: PhotoFor, reply) => {
    const ctx = await createContext(deps, request, reply, 'web');
    const { bytes } = await readUpload(request);
    return uploadPhotoFor(ctx, request.params.listingId, bytes);
  });
  app.post('/uploads/hand-over-photo/:bookingId/:photoId', async (request: HandOverPhoto, reply) => {
    const ctx = await createContext(deps, request, reply, 'web');
    const user = personFor(ctx.viewer, { whose: 'self' });
    const { bytes } = await readUpload(request);
    return keepHandOverPhoto({ ...ctx, user }, request.params, bytes);
  });
  app.post('/uploads/claim-photo/:bookingId/:photoId', async (request: HandOverPhoto, reply) => {
    const ctx = await createContext(deps, request, reply, 'web');
    const { bytes } = await readUpload(request);
    return keepClaimPhoto(ctx, request.params, bytes);
  });
  app.post('/uploads/claim-receipt/:bookingId', async (request: Receipt, reply) => {
    const ctx = await createContext(deps, request, reply, 'web');
    const { name, bytes } = await readUpload(request);
    const { bookingId } = request.params;
    return keepClaimReceipt(ctx, { bookingId, name, bytes });
  });
  app.post('/uploads/page-picture', async (request, reply) => {
    const ctx = await createContext(deps, request, reply, 'web');
    const { bytes } = await readUpload(request);
    return uploadPagePicture(ctx, bytes);
  });
  app.post('/uploads/logo', async (request, reply) => {
    const ctx = await createContext(deps, request, reply, 'web');
    const user = personFor(ctx.viewer, { whose: 'self' });
    const { bytes } = await readUpload(request);
    const { logoUrl } = await updateLogo({ ...ctx, user }, bytes);
    return { logoUrl };
  });
}
