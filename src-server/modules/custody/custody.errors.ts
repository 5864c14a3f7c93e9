import type { TimeDoubt } from '#shared/custody/device-time.ts';
import type { TicketVerdict } from '#shared/custody/ticket-verdict.ts';
import { AppError } from '#server/platform/errors/app-error.ts';

const BAGS = 'bagsCount';

/** Another partner's ticket answers like an unknown code. */
export const ticketNotFound = () => new AppError({ status: 404, key: 'ticketNotFound' });
export const ticketRefused = (verdict: TicketVerdict) =>
  new AppError({ status: 409, key: 'ticketRefused', data: { verdict } });
export const moreBagsThanBooked = (booked: number) =>
  new AppError({ status: 422, key: 'moreBagsThanBooked', params: { booked }, field: BAGS });
export const moreBagsThanInside = (inside: number) =>
  new AppError({ status: 422, key: 'moreBagsThanInside', params: { inside }, field: BAGS });
export const noBagsNamed = () => new AppError({ status: 422, key: 'noBagsNamed', field: BAGS });
export const bagsReasonMissing = () => new AppError({ status: 422, key: 'bagsReasonMissing', field: 'note' });
/** Before its drop-off time only a scanned or typed ticket begins an order. */
export const ticketCodeNeeded = () => new AppError({ status: 409, key: 'ticketCodeNeeded' });
export const noRoomYet = () => new AppError({ status: 409, key: 'noRoomYet' });
/** Administration decides about bags after 30 days, and where some are inside. */
export const bagsNotLeft = () => new AppError({ status: 409, key: 'bagsNotLeft' });
export const undoTooLate = () => new AppError({ status: 409, key: 'undoTooLate' });
/** A hand-over made without a network whose time cannot be right. */
export const deviceTimeDoubted = (doubt: TimeDoubt) =>
  new AppError({ status: 409, key: 'deviceTimeDoubted', data: { doubt } });
/** What one person did at a counter is never sent under the name of another. */
export const handOverOfAnother = () => new AppError({ status: 409, key: 'handOverOfAnother' });
export const photoNotFound = () => new AppError({ status: 422, key: 'photoNotFound', field: 'photoId' });
export const sentNotFound = () => new AppError({ status: 404, key: 'sentNotFound' });
