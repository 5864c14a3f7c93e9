import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Deps } from '#server/deps.ts';
import { doorPhoto } from '#server/modules/booking/booking.module.ts';
import { claimPhoto, claimReceipt } from '#server/modules/claims/claims.module.ts';
import {
  custodyRecord,
  handOverPhoto,
  recordPdf,
  requireRecordFile,
  signedRecord,
} from '#server/modules/custody/custody.module.ts';
import { createContext } from '#server/platform/http/create-context.ts';
import { declares } from '#server/platform/access/declared-routes.ts';

type AskedPhoto = FastifyRequest<{ Params: { id: string; photoId: string } }>;
type Asked = FastifyRequest<{ Params: { id: string } }>;

/** What both sides of an order may read, and administrators of bookings. */
const ofBothSides = declares('order', ['support', 'finance']);

/** `GET /orders/{id}/custody.json` and `.pdf`: the signed record of its hand-overs, their photos, those of its claim and of a shut door, for those whose record it is. */
export function registerCustodyRecord(app: FastifyInstance, deps: Deps): void {
  const read = async (request: Asked, reply: FastifyReply, ending: string) => {
    const ctx = await createContext(deps, request, reply, 'web');
    const { id } = request.params;
    await requireRecordFile(ctx, id);
    const record = await custodyRecord(deps, id);
    reply
      .header('content-disposition', `attachment; filename="${record.code}-custody.${ending}"`)
      .header('cache-control', 'private, no-store');
    return { record, file: signedRecord(deps.config, record, deps.clock.now()), locale: ctx.locale };
  };
  app.get('/orders/:id/custody.json', ofBothSides, async (request: Asked, reply) => {
    const { file } = await read(request, reply, 'json');
    return reply.type('application/json; charset=utf-8').send(JSON.stringify(file, null, 2));
  });
  app.get('/orders/:id/custody.pdf', ofBothSides, async (request: Asked, reply) => {
    const found = await read(request, reply, 'pdf');
    const photos = new Map<string, Buffer>();
    for (const { photoId } of found.record.entries) {
      if (photoId !== null) photos.set(photoId, await handOverPhoto(deps, found.record, photoId));
    }
    return reply.type('application/pdf').send(await recordPdf({ ...found, photos, siteName: deps.config.SITE_NAME }));
  });
  app.get('/orders/:id/claim/photos/:photoId', ofBothSides, async (request: AskedPhoto, reply) => {
    const ctx = await createContext(deps, request, reply, 'web');
    const { id, photoId } = request.params;
    const photo = await claimPhoto(ctx, { bookingId: id, photoId });
    return reply
      .type('image/jpeg')
      .header('cache-control', 'private, max-age=3600')
      .header('x-content-type-options', 'nosniff')
      .send(photo);
  });
  app.get('/orders/:id/door/photos/:photoId', ofBothSides, async (request: AskedPhoto, reply) => {
    const ctx = await createContext(deps, request, reply, 'web');
    const { id, photoId } = request.params;
    return reply
      .type('image/jpeg')
      .header('cache-control', 'private, max-age=3600')
      .header('x-content-type-options', 'nosniff')
      .send(await doorPhoto(ctx, { bookingId: id, reportId: photoId }));
  });
  app.get('/orders/:id/claim/receipt', ofBothSides, async (request: Asked, reply) => {
    const ctx = await createContext(deps, request, reply, 'web');
    const { code, contentType, bytes } = await claimReceipt(ctx, request.params.id);
    // Never shown within the site: a PDF is what its sender made of it.
    const ending = contentType === 'application/pdf' ? 'pdf' : 'jpg';
    return reply
      .type(contentType)
      .header('content-disposition', `attachment; filename="${code}-receipt.${ending}"`)
      .header('cache-control', 'private, no-store')
      .header('x-content-type-options', 'nosniff')
      .send(bytes);
  });
  app.get('/orders/:id/custody/photos/:photoId', ofBothSides, async (request: AskedPhoto, reply) => {
    const ctx = await createContext(deps, request, reply, 'web');
    const { id, photoId } = request.params;
    await requireRecordFile(ctx, id);
    const photo = await handOverPhoto(deps, await custodyRecord(deps, id), photoId);
    return reply
      .type('image/jpeg')
      .header('cache-control', 'private, max-age=3600')
      .header('x-content-type-options', 'nosniff')
      .send(photo);
  });
}
