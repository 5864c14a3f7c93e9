import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Deps } from '#server/deps.ts';
import { keepAvatar, keepLogo, updateAvatar, updateLogo } from '#server/modules/accounts/accounts.module.ts';
import { keepDoorPhoto, requireOrderAccess } from '#server/modules/booking/booking.module.ts';
import { uploadPagePicture } from '#server/modules/cms/cms.module.ts';
import { keepClaimPhoto, keepClaimReceipt, requireClaimant } from '#server/modules/claims/claims.module.ts';
import { keepHandOverPhoto } from '#server/modules/custody/custody.module.ts';
import { readerOf, requireCounter, uploadPhoto, uploadPhotoFor } from '#server/modules/partner/partner.module.ts';
import { readUpload } from '#server/platform/http/read-file.ts';
import { routeCaller, routePerson } from '#server/platform/http/route-caller.ts';
import { ofOrder } from './read-order.ts';
import { declares } from '#server/platform/access/declared-routes.ts';

type HandOverPhoto = FastifyRequest<{ Params: { bookingId: string; photoId: string } }>;

type PhotoFor = FastifyRequest<{ Params: { listingId: string } }>;

type Receipt = FastifyRequest<{ Params: { bookingId: string } }>;

/** Pictures from the web, which tRPC does not carry: `POST /uploads/avatar`, `/uploads/logo`, `/uploads/listing-photo`, `/uploads/listing-photo/{listing}` (by an administrator), `/uploads/page-picture`, `/uploads/hand-over-photo/{booking}/{photo}`, `/uploads/claim-photo/{booking}/{photo}`, `/uploads/door-photo/{booking}` and `/uploads/claim-receipt/{booking}` (also a PDF) with a field `file`. */
export function registerUploads(app: FastifyInstance, deps: Deps): void {
  app.post('/uploads/avatar', declares('self'), async (request, reply) => {
    const ctx = await routePerson(deps, request, reply);
    const { bytes } = await readUpload(request);
    const { avatarUrl } = await updateAvatar(ctx, await keepAvatar(ctx.deps, bytes));
    return { avatarUrl };
  });
  app.post('/uploads/listing-photo', declares('partner'), async (request, reply) => {
    const ctx = await routePerson(deps, request, reply);
    const { bytes } = await readUpload(request);
    return uploadPhoto(ctx, bytes);
  });
  app.post(
    '/uploads/listing-photo/:listingId',
    declares('administration', ['support']),
    async (request: PhotoFor, reply) => {
      const ctx = await routeCaller(deps, request, reply);
      const { bytes } = await readUpload(request);
      return uploadPhotoFor(ctx, request.params.listingId, bytes);
    },
  );
  app.post(
    '/uploads/hand-over-photo/:bookingId/:photoId',
    declares('counter'),
    async (request: HandOverPhoto, reply) => {
      const ctx = await routePerson(deps, request, reply);
      await requireCounter(ctx);
      const { bytes } = await readUpload(request);
      return keepHandOverPhoto(ctx, await readerOf(ctx), request.params, bytes);
    },
  );
  app.post('/uploads/claim-photo/:bookingId/:photoId', ofOrder, async (request: HandOverPhoto, reply) => {
    const ctx = await routeCaller(deps, request, reply);
    await requireClaimant(ctx, request.params.bookingId);
    const { bytes } = await readUpload(request);
    return keepClaimPhoto(ctx, request.params, bytes);
  });
  app.post('/uploads/claim-receipt/:bookingId', ofOrder, async (request: Receipt, reply) => {
    const ctx = await routeCaller(deps, request, reply);
    const { bookingId } = request.params;
    await requireClaimant(ctx, bookingId);
    const { name, bytes } = await readUpload(request);
    return keepClaimReceipt(ctx, { bookingId, name, bytes });
  });
  app.post('/uploads/door-photo/:bookingId', ofOrder, async (request: Receipt, reply) => {
    const ctx = await routeCaller(deps, request, reply);
    const { bookingId } = request.params;
    await requireOrderAccess(ctx, bookingId);
    const { bytes } = await readUpload(request);
    await keepDoorPhoto(ctx, bookingId, bytes);
    return {};
  });
  app.post('/uploads/page-picture', declares('administration', ['content']), async (request, reply) => {
    const ctx = await routeCaller(deps, request, reply);
    const { bytes } = await readUpload(request);
    return uploadPagePicture(ctx, bytes);
  });
  app.post('/uploads/logo', declares('self'), async (request, reply) => {
    const ctx = await routePerson(deps, request, reply);
    const { bytes } = await readUpload(request);
    const { logoUrl } = await updateLogo(ctx, await keepLogo(ctx.deps, bytes));
    return { logoUrl };
  });
}
