import { Baseline0560 } from './0560-baseline.ts';
import { LocationLooks0570 } from './0570-location-looks.ts';
import { SearchesInVain0580 } from './0580-searches-in-vain.ts';
import { MailsOfAdministrators0581 } from './0581-mails-of-administrators.ts';
import { SearchFollows0582 } from './0582-search-follows.ts';
import { WalkInCodes0590 } from './0590-walk-in-codes.ts';
import { PushSubscriptions0591 } from './0591-push-subscriptions.ts';
import { TrimmedNowAndThen0592 } from './0592-trimmed-now-and-then.ts';
import { ListingQuestions0600 } from './0600-listing-questions.ts';
import { CounterPins0610 } from './0610-counter-pins.ts';
import { OtherShops0611 } from './0611-other-shops.ts';
import { Sms0620 } from './0620-sms.ts';
import { TalkReadings0621 } from './0621-talk-readings.ts';
import { DoorPhotos0622 } from './0622-door-photos.ts';
import { DoorPlaces0640 } from './0640-door-places.ts';
import { NoIndexOfJobs0660 } from './0660-no-index-of-jobs.ts';
import { DoorNames0670 } from './0670-door-names.ts';
import { OneKindOfAmenity0720 } from './0720-one-kind-of-amenity.ts';
import { MessagesThatWait0740 } from './0740-messages-that-wait.ts';
import { IncidentsOfTalks0750 } from './0750-incidents-of-talks.ts';

/** Every migration, in the order in which they are applied. */
export const migrations = [
  Baseline0560,
  LocationLooks0570,
  SearchesInVain0580,
  MailsOfAdministrators0581,
  SearchFollows0582,
  WalkInCodes0590,
  PushSubscriptions0591,
  TrimmedNowAndThen0592,
  ListingQuestions0600,
  CounterPins0610,
  OtherShops0611,
  Sms0620,
  TalkReadings0621,
  DoorPhotos0622,
  DoorPlaces0640,
  NoIndexOfJobs0660,
  DoorNames0670,
  OneKindOfAmenity0720,
  MessagesThatWait0740,
  IncidentsOfTalks0750,
];

/** Where the first of them begins: a database of an older release goes through that one. */
export const baseline = { name: '0560-baseline', follows: '0560-object-store', release: '0.1.0' } as const;
