/**
 * Which parts of the work a procedure of administration is for, besides owners and tokens `admin`. `reader` is a role of
 * tokens only, `content` of administrators only.
 */
export const operators: Readonly<Record<string, readonly ('reader' | 'support' | 'finance' | 'content')[]>> = {
  'admin.findBookings': ['reader', 'support', 'finance'],
  'admin.exportBookings': ['reader', 'finance'],
  'admin.payouts': ['reader', 'finance'],
  'admin.runPayouts': ['finance'],
  'admin.importListing': [],
  'admin.closeListing': ['support'],
  'admin.resendMail': ['support'],
  'admin.deliveries': ['reader', 'support'],
  'admin.resendDelivery': ['support'],
  'admin.verify': ['reader', 'support', 'finance'],
  'admin.previewErasure': [],
  'admin.erasePerson': [],
  'admin.auditLog': [],
  'admin.bookings.list': ['reader', 'support', 'finance'],
  'admin.bookings.filters': ['reader', 'support', 'finance'],
  'admin.bookings.get': ['reader', 'support', 'finance'],
  'admin.bookings.preview': ['support', 'finance'],
  'admin.bookings.refund': ['support', 'finance'],
  'admin.bookings.cancel': ['support', 'finance'],
  'admin.bookings.agree': ['support', 'finance'],
  'admin.bookings.refuse': ['support', 'finance'],
  'admin.tokens': [],
  'admin.issueToken': [],
  'admin.revokeToken': [],
  'admin.refunds.sentByHand': ['finance'],
  'webhooks.ofAdministrators': [],
  'webhooks.addForAdministrators': [],
  'webhooks.removeForAdministrators': [],
};
