import {
  Account,
  Company,
  GuestSession,
  GuestSessionBooking,
  ServiceToken,
  Session,
  Token,
  User,
} from '#server/modules/accounts/accounts.entity.ts';
import { AuditEntry } from '#server/platform/audit/audit.entity.ts';
import { Booking, Order, Review, UnpaidHold } from '#server/modules/booking/booking.entity.ts';
import { HandOver } from '#server/modules/handovers/hand-over.entity.ts';
import { LedgerEntry, LedgerTransaction } from '#server/modules/ledger/ledger.entity.ts';
import { Payment, ProviderEvent, Refund } from '#server/modules/booking/payments/payment.entity.ts';
import { CmsPage, ContactMessage, Setting, Subscription } from '#server/modules/cms/cms.entity.ts';
import { GuestyReservation, Integration } from '#server/modules/integrations/integrations.entity.ts';
import {
  BusinessType,
  ChangeRequest,
  ClosurePeriodRow,
  Discount,
  Listing,
  ListingImage,
  SpecialDayRow,
  SpecialSlotRow,
  WeeklySlotRow,
} from '#server/modules/partner/listing.entity.ts';
import { PayoutAccount } from '#server/modules/partner/payout-account/payout-account.entity.ts';
import { Payout } from '#server/modules/payouts/payouts.entity.ts';
import { Coupon, CouponUse, CountryPricing } from '#server/modules/pricing/pricing.entity.ts';
import { Place } from '#server/modules/places/place.entity.ts';
import { StoredFile } from '#server/platform/files/file.entity.ts';
import { DevMail } from '#server/platform/mail/dev-mail.entity.ts';

/** Every entity of the product, for the ORM. */
export const entities = [
  Account,
  AuditEntry,
  Booking,
  BusinessType,
  ChangeRequest,
  ClosurePeriodRow,
  CmsPage,
  Company,
  ContactMessage,
  CountryPricing,
  Coupon,
  CouponUse,
  DevMail,
  Discount,
  GuestSession,
  GuestSessionBooking,
  GuestyReservation,
  HandOver,
  Integration,
  LedgerEntry,
  LedgerTransaction,
  Listing,
  ListingImage,
  Payment,
  Payout,
  PayoutAccount,
  Place,
  ProviderEvent,
  Refund,
  Order,
  Review,
  ServiceToken,
  Session,
  Setting,
  SpecialDayRow,
  SpecialSlotRow,
  StoredFile,
  Subscription,
  Token,
  UnpaidHold,
  User,
  WeeklySlotRow,
];
