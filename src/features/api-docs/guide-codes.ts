import type { Call, Reference } from './reference.ts';
import { partsOf, requestCode } from './request-code.ts';

const callOf = ({ groups }: Reference, id: string): Call | undefined =>
  groups.flatMap(({ calls }) => calls).find((call) => call.id === id);

const curlOf = (reference: Reference, id: string): string => {
  const call = callOf(reference, id);
  return call === undefined ? '' : requestCode(partsOf(reference.base, call), 'curl');
};

/** Where there is room, what it costs, and the booking: three commands. */
export const quickStartCode = (reference: Reference): string =>
  ['get_listings_list', 'get_bookings_price', 'post_bookings'].map((id) => curlOf(reference, id)).join('\n\n');

export const sessionCode = ({ base }: Reference): string => `POST ${base}/auth/sign_in
Content-Type: application/json

{ "email": "grace@example.com", "password": "…" }

200 OK
access-token: Vw8Q2m…
client: 5b1f0c2e
uid: grace@example.com
expiry: 1797865200
token-type: Bearer`;

export const timesCode = `{
  "customer_drop_off_date": "2026-11-21T10:00-05:00",
  "customer_collection_date": "2026-11-21 23:00 Z",
  "from_time": "06:30 PM",
  "total_price": "12.50 CAD"
}`;

export const repeatCode = `10:00:00  POST /bookings  key 5f0c-2c1e
          no answer after 10 s
10:00:10  POST /bookings  key 5f0c-2c1e
          201  CLK-7F3K9Q
          Idempotent-Replay: true`;

export const listCode = `{
  "listings": [ … ],
  "pagination": {
    "current_page": 2,
    "total_pages": 7,
    "total_count": 64,
    "prev_page": 1,
    "next_page": 3
  }
}`;

/** How a booking is refused, by field. */
export const refusalCode = (reference: Reference): string =>
  callOf(reference, 'post_bookings')?.example.refused.find(({ status }) => status === '422')?.text ?? '';

export const eventCode = `POST https://hotelmarlow.example/cloakroom
webhook-id: evt_019a9f6b
webhook-timestamp: 1795270440
webhook-signature: v1,K5oZfzN95Z9UVu1EsfQmfVNQhnkZ2pj9o9NDN/H/pI4=

{
  "id": "evt_019a9f6b",
  "type": "booking.checked_in",
  "timestamp": "2026-11-21T14:34:00Z",
  "revision": 3,
  "data": {
    "booking_code": "CLK-7F3K9Q",
    "checked_in_at": "2026-11-21T09:34:00-05:00",
    "bags_number": 2
  }
}`;

export const verifyCode = `import { createHmac, timingSafeEqual } from "node:crypto";

// The secret of the address, without its "whsec_".
const key = Buffer.from(secret.slice(6), "base64");

export function isOurs(headers, body) {
  const id = headers["webhook-id"];
  const at = headers["webhook-timestamp"];
  if (Math.abs(Date.now() / 1000 - Number(at)) > 300) return false;
  const made = createHmac("sha256", key).update(\`\${id}.\${at}.\${body}\`).digest();
  // During a change of secrets there are two.
  return headers["webhook-signature"].split(" ").some((each) => {
    const given = Buffer.from(each.replace("v1,", ""), "base64");
    return given.length === made.length && timingSafeEqual(given, made);
  });
}`;
