import { Accounts0001 } from './0001-accounts.ts';
import { Listings0002 } from './0002-listings.ts';
import { Pricing0003 } from './0003-pricing.ts';
import { Bookings0004 } from './0004-bookings.ts';
import { Money0005 } from './0005-money.ts';
import { ContentAndOperations0006 } from './0006-content-and-operations.ts';
import { PlaceSearch0007 } from './0007-place-search.ts';
import { ClaimLinks0008 } from './0008-claim-links.ts';
import { RefundAttempts0009 } from './0009-refund-attempts.ts';
import { IgnoredEvents0010 } from './0010-ignored-events.ts';
import { SignUpSessions0011 } from './0011-sign-up-sessions.ts';
import { DatabaseClock0012 } from './0012-database-clock.ts';
import { PaymentTruths0013 } from './0013-payment-truths.ts';
import { UnpaidHolds0014 } from './0014-unpaid-holds.ts';
import { SessionsAndServiceTokens0020 } from './0020-sessions-and-service-tokens.ts';
import { PayablePartners0040 } from './0040-payable-partners.ts';
import { SessionUids0041 } from './0041-session-uids.ts';
import { ListingSearchText0042 } from './0042-listing-search-text.ts';
import { AskedPayments0045 } from './0045-asked-payments.ts';
import { RulesOnce0046 } from './0046-rules-once.ts';
import { AuditCalls0047 } from './0047-audit-calls.ts';
import { HandOvers0055 } from './0055-hand-overs.ts';
import { ChangeRequests0056 } from './0056-change-requests.ts';
import { KycSent0057 } from './0057-kyc-sent.ts';
import { UploadedPhotos0058 } from './0058-uploaded-photos.ts';
import { MoveOffers0060 } from './0060-move-offers.ts';
import { HostedBookings0061 } from './0061-hosted-bookings.ts';
import { LateBags0065 } from './0065-late-bags.ts';
import { Staff0066 } from './0066-staff.ts';
import { SentHandOvers0072 } from './0072-sent-hand-overs.ts';
import { StaffMay0074 } from './0074-staff-may.ts';
import { HandOverPhotos0073 } from './0073-hand-over-photos.ts';
import { PayoutLines0070 } from './0070-payout-lines.ts';
import { EntryTimes0071 } from './0071-entry-times.ts';
import { ExpectedBookings0062 } from './0062-expected-bookings.ts';
import { Guesty0094 } from './0094-guesty.ts';
import { Webhooks0095 } from './0095-webhooks.ts';
import { PartnerTokens0096 } from './0096-partner-tokens.ts';
import { Calendars0100 } from './0100-calendars.ts';
import { Widgets0101 } from './0101-widgets.ts';
import { Administrators0102 } from './0102-administrators.ts';
import { RatePlans0103 } from './0103-rate-plans.ts';
import { StoppedListings0104 } from './0104-stopped-listings.ts';
import { RefundsOfEarnedOrders0110 } from './0110-refunds-of-earned-orders.ts';
import { BookingsSearch0111 } from './0111-bookings-search.ts';
import { ListsOfAdministrators0146 } from './0146-lists-of-administrators.ts';
import { NeedMarks0147 } from './0147-need-marks.ts';
import { Allowances0148 } from './0148-allowances.ts';
import { ListingsByName0145 } from './0145-listings-by-name.ts';
import { Claims0122 } from './0122-claims.ts';
import { SavedListings0135 } from './0135-saved-listings.ts';
import { LocationChanges0156 } from './0156-location-changes.ts';
import { ClawBackWords0158 } from './0158-claw-back-words.ts';
import { ActsUnderWay0159 } from './0159-acts-under-way.ts';
import { WhereSessionsAre0160 } from './0160-where-sessions-are.ts';
import { BookingWords0161 } from './0161-booking-words.ts';
import { PeopleAndLocationsWords0162 } from './0162-people-and-locations-words.ts';
import { BookingsOfCitiesAndCurrencies0163 } from './0163-bookings-of-cities-and-currencies.ts';
import { ActsByName0164 } from './0164-acts-by-name.ts';
import { ListingRevisions0170 } from './0170-listing-revisions.ts';
import { PartnerBalances0181 } from './0181-partner-balances.ts';
import { BookingsOfLocations0182 } from './0182-bookings-of-locations.ts';
import { ListingNotes0183 } from './0183-listing-notes.ts';
import { ClaimReceipts0190 } from './0190-claim-receipts.ts';
import { WordsInTheirOrder0191 } from './0191-words-in-their-order.ts';
import { AnswerVotes0195 } from './0195-answer-votes.ts';
import { EndedPreviews0196 } from './0196-ended-previews.ts';
import { RemovedNotes0197 } from './0197-removed-notes.ts';
import { TextsOfBookings0198 } from './0198-texts-of-bookings.ts';
import { ShortPieces0199 } from './0199-short-pieces.ts';
import { ThreadsOfOurs0203 } from './0203-threads-of-ours.ts';
import { RefusedMails0204 } from './0204-refused-mails.ts';
import { LatestBookingsOfTexts0205 } from './0205-latest-bookings-of-texts.ts';
import { BookingsByPiece0206 } from './0206-bookings-by-piece.ts';
import { PartsOfLocations0207 } from './0207-parts-of-locations.ts';
import { ListingsAndPeopleByPiece0216 } from './0216-listings-and-people-by-piece.ts';
import { HowTicketsWereFound0225 } from './0225-how-tickets-were-found.ts';
import { QuestionsToCauses0248 } from './0248-questions-to-causes.ts';
import { RefusedIntegrations0260 } from './0260-refused-integrations.ts';
import { PayoutsInOrder0264 } from './0264-payouts-in-order.ts';
import { WordsOfMailsAndEvents0265 } from './0265-words-of-mails-and-events.ts';
import { PagesTakenOffline0270 } from './0270-pages-taken-offline.ts';
import { PreviewsGiven0271 } from './0271-previews-given.ts';
import { BagsByNumber0274 } from './0274-bags-by-number.ts';
import { WhatFollowed0275 } from './0275-what-followed.ts';
import { GuestsHeld0290 } from './0290-guests-held.ts';
import { PlainTrigrams0300 } from './0300-plain-trigrams.ts';
import { ClaimAdditions0397 } from './0397-claim-additions.ts';
import { BagsOfAnother0396 } from './0396-bags-of-another.ts';
import { RevisionsByChance0405 } from './0405-revisions-by-chance.ts';
import { AskingForAccess0406 } from './0406-asking-for-access.ts';
import { WebhooksOff0407 } from './0407-webhooks-off.ts';
import { OneFolding0410 } from './0410-one-folding.ts';
import { Subsidies0430 } from './0430-subsidies.ts';
import { AddressRecoveries0431 } from './0431-address-recoveries.ts';
import { LocalTimes0440 } from './0440-local-times.ts';
import { NamesOfPlaces0441 } from './0441-names-of-places.ts';
import { OneIndexOfCodes0442 } from './0442-one-index-of-codes.ts';
import { HandOversOfAListing0443 } from './0443-hand-overs-of-a-listing.ts';
import { PickUpReminders0460 } from './0460-pick-up-reminders.ts';
import { DoorReports0420 } from './0420-door-reports.ts';
import { LeftBags0395 } from './0395-left-bags.ts';
import { Orders0360 } from './0360-orders.ts';
import { PassedOver0386 } from './0386-passed-over.ts';
import { ReplacingHours0385 } from './0385-replacing-hours.ts';
import { ClosedAccounts0370 } from './0370-closed-accounts.ts';
import { FirstConfirmed0320 } from './0320-first-confirmed.ts';
import { OpenedByCode0321 } from './0321-opened-by-code.ts';
import { RefundDecisions0322 } from './0322-refund-decisions.ts';
import { JobsThatWait0230 } from './0230-jobs-that-wait.ts';
import { WhatEventsTold0231 } from './0231-what-events-told.ts';
import { LooksAmongPeople0232 } from './0232-looks-among-people.ts';
import { CitiesByTheirKeys0256 } from './0256-cities-by-their-keys.ts';
import { LanguageOfReplies0244 } from './0244-language-of-replies.ts';
import { RarePiecesFirst0217 } from './0217-rare-pieces-first.ts';
import { OnlyBookingsOfTexts0226 } from './0226-only-bookings-of-texts.ts';
import { FewerStepsByPiece0227 } from './0227-fewer-steps-by-piece.ts';
import { CodesByTwoLetters0228 } from './0228-codes-by-two-letters.ts';
import { RegionsOfPlaces0180 } from './0180-regions-of-places.ts';
import { PayoutAccountChanges0157 } from './0157-payout-account-changes.ts';
import { Amenities0136 } from './0136-amenities.ts';
import { ReviewModeration0121 } from './0121-review-moderation.ts';
import { RefundWays0120 } from './0120-refund-ways.ts';
import { ContentEditing0115 } from './0115-content-editing.ts';
import { MessageThreads0116 } from './0116-message-threads.ts';
import { Operations0112 } from './0112-operations.ts';
import { EarnedSums0086 } from './0086-earned-sums.ts';
import { Disputes0087 } from './0087-disputes.ts';
import { WeeklySummaries0088 } from './0088-weekly-summaries.ts';
import { ReviewReplies0089 } from './0089-review-replies.ts';
import { RefusedHandOvers0090 } from './0090-refused-hand-overs.ts';
import { MadeAtProvider0340 } from './0340-made-at-provider.ts';
import { SumsOfOrders0341 } from './0341-sums-of-orders.ts';
import { UndoneAtProvider0342 } from './0342-undone-at-provider.ts';
import { CouponBudgets0375 } from './0375-coupon-budgets.ts';
import { OwnStays0376 } from './0376-own-stays.ts';
import { Recoveries0377 } from './0377-recoveries.ts';
import { Losses0343 } from './0343-losses.ts';
import { ThreeDecimals0400 } from './0400-three-decimals.ts';
import { AskedAccounts0401 } from './0401-asked-accounts.ts';
import { OrderMessages0450 } from './0450-order-messages.ts';
import { SignInCodes0500 } from './0500-sign-in-codes.ts';
import { UnreadEntries0490 } from './0490-unread-entries.ts';
import { WaitingMessages0530 } from './0530-waiting-messages.ts';
import { RoomForToday0531 } from './0531-room-for-today.ts';
import { ActsBySubject0540 } from './0540-acts-by-subject.ts';
import { ObjectStore0560 } from './0560-object-store.ts';
import { MailsOfAdministrators0581 } from './0581-mails-of-administrators.ts';
import { SearchesInVain0580 } from './0580-searches-in-vain.ts';

/** Every migration in the order it runs; a new change appends a file. */
export const migrations = [
  Accounts0001,
  Listings0002,
  Pricing0003,
  Bookings0004,
  Money0005,
  ContentAndOperations0006,
  PlaceSearch0007,
  ClaimLinks0008,
  RefundAttempts0009,
  IgnoredEvents0010,
  SignUpSessions0011,
  DatabaseClock0012,
  PaymentTruths0013,
  UnpaidHolds0014,
  SessionsAndServiceTokens0020,
  PayablePartners0040,
  SessionUids0041,
  ListingSearchText0042,
  AskedPayments0045,
  RulesOnce0046,
  AuditCalls0047,
  HandOvers0055,
  ChangeRequests0056,
  KycSent0057,
  UploadedPhotos0058,
  MoveOffers0060,
  HostedBookings0061,
  LateBags0065,
  Staff0066,
  PayoutLines0070,
  EntryTimes0071,
  ExpectedBookings0062,
  SentHandOvers0072,
  HandOverPhotos0073,
  StaffMay0074,
  EarnedSums0086,
  Disputes0087,
  WeeklySummaries0088,
  ReviewReplies0089,
  RefusedHandOvers0090,
  Guesty0094,
  Webhooks0095,
  PartnerTokens0096,
  Calendars0100,
  Widgets0101,
  Administrators0102,
  RatePlans0103,
  StoppedListings0104,
  RefundsOfEarnedOrders0110,
  BookingsSearch0111,
  RefundWays0120,
  ContentEditing0115,
  MessageThreads0116,
  Operations0112,
  ReviewModeration0121,
  Claims0122,
  ListingsByName0145,
  ListsOfAdministrators0146,
  NeedMarks0147,
  Allowances0148,
  SavedListings0135,
  Amenities0136,
  LocationChanges0156,
  PayoutAccountChanges0157,
  ClawBackWords0158,
  ActsUnderWay0159,
  WhereSessionsAre0160,
  BookingWords0161,
  PeopleAndLocationsWords0162,
  BookingsOfCitiesAndCurrencies0163,
  ActsByName0164,
  ListingRevisions0170,
  RegionsOfPlaces0180,
  PartnerBalances0181,
  BookingsOfLocations0182,
  ListingNotes0183,
  ClaimReceipts0190,
  WordsInTheirOrder0191,
  AnswerVotes0195,
  EndedPreviews0196,
  RemovedNotes0197,
  TextsOfBookings0198,
  ShortPieces0199,
  ThreadsOfOurs0203,
  RefusedMails0204,
  LatestBookingsOfTexts0205,
  BookingsByPiece0206,
  PartsOfLocations0207,
  ListingsAndPeopleByPiece0216,
  HowTicketsWereFound0225,
  RarePiecesFirst0217,
  OnlyBookingsOfTexts0226,
  FewerStepsByPiece0227,
  JobsThatWait0230,
  WhatEventsTold0231,
  CodesByTwoLetters0228,
  LooksAmongPeople0232,
  QuestionsToCauses0248,
  LanguageOfReplies0244,
  CitiesByTheirKeys0256,
  RefusedIntegrations0260,
  PayoutsInOrder0264,
  WordsOfMailsAndEvents0265,
  PagesTakenOffline0270,
  PreviewsGiven0271,
  BagsByNumber0274,
  WhatFollowed0275,
  GuestsHeld0290,
  PlainTrigrams0300,
  MadeAtProvider0340,
  SumsOfOrders0341,
  UndoneAtProvider0342,
  Losses0343,
  FirstConfirmed0320,
  OpenedByCode0321,
  RefundDecisions0322,
  Orders0360,
  ClosedAccounts0370,
  CouponBudgets0375,
  OwnStays0376,
  Recoveries0377,
  ReplacingHours0385,
  PassedOver0386,
  LeftBags0395,
  BagsOfAnother0396,
  ClaimAdditions0397,
  ThreeDecimals0400,
  AskedAccounts0401,
  RevisionsByChance0405,
  AskingForAccess0406,
  WebhooksOff0407,
  OneFolding0410,
  Subsidies0430,
  AddressRecoveries0431,
  LocalTimes0440,
  NamesOfPlaces0441,
  DoorReports0420,
  OneIndexOfCodes0442,
  HandOversOfAListing0443,
  PickUpReminders0460,
  OrderMessages0450,
  SignInCodes0500,
  UnreadEntries0490,
  WaitingMessages0530,
  RoomForToday0531,
  ActsBySubject0540,
  ObjectStore0560,
  SearchesInVain0580,
  MailsOfAdministrators0581,
];
