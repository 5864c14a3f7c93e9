/** Texts of the mails about a booking. */
const en = {
  greeting: 'Hello {name},',
  footer: 'Questions? Write to {supportEmail}.',

  refundedSubject: '{amount} of booking {code} has been refunded',
  refundedText: '{amount} has been refunded. Your bank may take 5 to 10 days to show it.',
  refundedStays: 'Your booking stays as it is: bring your bags as planned.',
  refundedInside: 'Your booking stays as it is: your bags are kept for you until the pick-up.',
  refundedAction: 'Open your booking',
  refundArrivedSubject: '{amount} of booking {code} is back',
  refundArrivedText: 'Your bank says that {amount} is back on your card.',
  refundArrivedAction: 'Open your booking',
  refundCameBackSubject: 'The refund of booking {code} came back',
  refundCameBackText:
    'Nothing is lost: {amount} is with us. Tell us on your booking that we shall send it another way. No bank details are asked for by mail.',
  refundCameBackAction: 'Send it another way',
  cameBackExpired: 'Your card has expired, and your bank sent the money back to us.',
  cameBackLost: 'Your card was reported lost, and your bank sent the money back to us.',
  cameBackOther: 'Your bank did not take the money and sent it back to us.',
  refundByHandSubject: 'We send {amount} of booking {code} another way',
  refundByHandText:
    'An administrator sends {amount} by bank transfer, and writes to you within 2 business days to ask where to.',
  refundByHandAction: 'Open your booking',
  adminByHandSubject: 'Refund of {code} to be sent by hand: {amount}',
  adminByHandText:
    '{traveller} asks for {amount} another way than by card, which came back. Ask for an account, transfer the money, and say so in Administration with the reference of the transfer.',
  bankReference: 'Reference for your bank',
  arrivesBy: 'There by',
  reviewRemovedSubject: 'Your review of {location} was removed',
  reviewRemovedText:
    'Your review of the stay {code} is no longer shown. How many were removed and why stays on the page of the location.',
  reviewRemovedAction: 'Open your booking',
  removedNamed: 'Why: it named a person.',
  removedInsult: 'Why: it insulted somebody.',
  removedAdvertising: 'Why: it advertised something.',
  removedOther: 'Why: it was not about this stay.',
  removedPrivate: 'Why: it told private data of somebody.',
  followUpSubject: 'How was your stay at {location}?',
  followUpText: 'Your stay is over. Would you tell other travellers how it was?',
  followUpAction: 'Write a review',
  openingChangedSubject: '{location} changed its opening hours',
  openingChangedText:
    'The location changed its opening hours after you booked, and opens for you all the same: your booking stays as it is. If you would rather change or cancel it, that is free of charge until your bags are checked in.',
  openingChangedAction: 'Open your booking',
  pickUpAskedSubject: '{location} closes earlier: please pick up by {closes}',
  pickUpAskedText:
    'The location closes earlier that day. Please pick up your bags by {closes} if you can: it costs nothing, and nothing needs to be changed in your order. If you cannot, write to the location from your order: your booking stays as it is. If you would rather change or cancel it, that is free of charge until your bags are checked in.',
  pickUpAskedAction: 'Open your booking',
  roomLoweredSubject: '{location} takes fewer bags now',
  roomLoweredText:
    'The location lowered the number of bags it takes after you booked, and keeps room for yours all the same: your booking stays as it is. If you would rather change or cancel it, that is free of charge until your bags are checked in.',
  roomLoweredAction: 'Open your booking',
  addressChangedSubject: '{location} is at another address',
  addressChangedText:
    'The address of the location changed after you booked. Please bring and fetch your bags at the one below: your booking stays as it is. If you would rather change or cancel it, that is free of charge until your bags are checked in.',
  addressChangedAction: 'Open your booking',
  clockMovedSubject: 'Your times at {location} stay as you booked them',
  clockMovedText:
    'The clock at {location} goes by other rules than when you booked. Your local times stay: drop-off {dropOff}, pick-up {pickUp}, at the same price. A calendar may have shown another hour; the attached entry puts it right.',
  clockMovedAction: 'Open your booking',
  partnerClockMovedSubject: '{traveller} comes at the local time that was booked',
  partnerClockMovedText:
    'The clock at {location} goes by other rules than when {traveller} booked. The local times of booking {code} stay: drop-off {dropOff}, pick-up {pickUp}.',
  moveOfferedSubject: '{location} changed its opening hours: another place for your bags',
  moveOfferedText:
    'The location changed its opening hours after you booked. It offers you another place nearby: {place}. Take it with one press until {until}: same times, same price, nothing more to pay. Until you take it your booking stays as it is, and you may change or cancel it free of charge.',
  moveOfferedAction: 'See the offer',
  placeOfferedSubject: 'Another place for your bags than {location}',
  placeOfferedText:
    'Your location may not be able to take your bags. We hold another place nearby for you: {place}. Take it with one press until {until}: same times, same price, nothing more to pay. Until you take it your booking stays as it is, and you may change or cancel it free of charge.',
  placeOfferedAction: 'See the offer',
  moveOverSubject: 'The offer for booking {code} has ended',
  moveOverText:
    'The other place is no longer held for you. Your booking at {location} stays as it is, and you may change or cancel it free of charge.',
  moveOverAction: 'Open your booking',
  bagsInSubject: 'Your bags are in at {location}',
  bagsInText: 'The counter took your bags in. Fetch them by {pickUp}; the code of your booking hands them back.',
  bagsInAction: 'Open your booking',
  soonSubject: 'Fetch your bags at {location} by {pickUp}',
  soonText: 'Your bags are at {location}. Your pick-up is {pickUp}; show the code of your booking at the counter.',
  soonAction: 'Open your ticket',
  closes: 'Closes',
  bagsPhoto: 'Your bags as they were taken in',
  runningLate: 'Running late?',
  runningLateAction: 'Move your pick-up',
  notMine: 'You handed no bags in, or these are not yours?',
  notMineAction: 'Not my bags',
  tags: 'Tags',
  lateSubject: 'Your bags are still at {location}',
  lateText:
    'Your pick-up time has passed and your bags were not handed back yet. Please fetch them while the location is open: they are kept safe, free of charge until tomorrow at the same time. If you have them already, there is nothing to do.',
  lateAction: 'Open your booking',
  aDay: '1 day',
  manyDays: '{days} days',
  leftSubject: 'Your bags are still at {location}',
  leftText:
    'Your bags have been waiting for {since} since your pick-up, and they are kept safe. The first day is free of charge; from the second day on each day is owed at the price you booked at, {owed} so far. Nothing is taken from your card by itself: move your pick-up on your booking, or the location asks for it when you fetch them.',
  leftOverText:
    'Your bags have been waiting for {since} since your pick-up, and they are kept safe. {owed} is owed for the days from the second on, at the price you booked at; the location asks for it when you fetch them. Nothing is taken from your card by itself.',
  leftDecided:
    'Bags that were not fetched for 30 days: we decide together with the location what becomes of them, and write it into their record.',
  leftAction: 'Move my pick-up',
  partnerLeftSubject: 'Bags of {traveller} are still at {location}',
  partnerLeftText:
    'The pick-up of booking {code} was {since} ago and its bags were not checked out. The traveller is told as well. From the second day on {owed} is owed: the counter says so at the hand-out, and a pick-up that the traveller moves pays for it. If they were fetched, please check them out now.',
  adminLeftText:
    'The pick-up of booking {code} was {since} ago and its bags were not checked out; {owed} is owed. Traveller and location are told as well. After 30 days decide with the location, and write it into the record: Administration, Bookings.',
  bagsInside: 'Bags inside',
  owed: 'Owed so far',

  canceledSubject: 'Booking {code} at {location} was cancelled',
  canceledText: 'The booking of {traveller} was cancelled. Nothing is left to do.',
  movedSubject: 'Booking {code} moved away from {location}',
  movedText: '{traveller} took the other place that they were offered: {place}. Nothing is left to do.',
  partnerMoveOverSubject: 'Booking {code} stays at {location}',
  partnerMoveOverText:
    '{traveller} did not take the other place that they were offered: {place}. The booking stays with you: please open for it. They may still change or cancel it free of charge.',
  partnerLateSubject: 'Bags of {traveller} are still at {location}',
  partnerLateText:
    'The pick-up of booking {code} has passed and its bags were not checked out. They hold their room until then. If they were fetched, please check them out now; your share is paid in any case.',
  adminLateSubject: 'Bags of {traveller} are still at {location}',
  adminLateText:
    'The pick-up of booking {code} was more than a day ago, and its bags were not checked out. The traveller was told at once, the location when it closed. Please ask the location whether they are there; if they were fetched, its counter checks them out.',
  noShowSubject: 'Nobody was checked in for booking {code}',
  noShowText:
    '{traveller} was expected at {location} and no bags were checked in. You are paid as for any booking, also where the scan was forgotten.',
  reviewedSubject: 'New review of {location}',
  reviewedText:
    '{traveller} reviewed the stay {code}. Travellers read it on your page. You may answer once, and they read that too.',
  reviewedAction: 'Read and answer it',
  stars: '{rating} of 5 stars',
  partnerAction: 'Open your bookings',
  adminAction: 'Open the booking',

  claim: 'All your bookings in one place, on any device:',
  claimAction: 'Set a password',
  findText: 'Lost this mail? Your code and e-mail open the ticket:',
  findAction: 'Find my booking',
  reason: 'Reason: {reason}',
  code: 'Code',
  location: 'Location',
  address: 'Address',
  checkIn: 'Check In',
  checkOut: 'Check Out',
  items: 'Number of Items',
  total: 'Total Price',
  phone: 'Phone',
} as const;

export default en satisfies Record<string, string>;
