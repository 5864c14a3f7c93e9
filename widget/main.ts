import { defineWidget } from './element.tsx';

/** The server writes the name of the place and its own origin in when it sends the script. */
const SITE_NAME = '__SITE_NAME__';
const SITE_URL = '__SITE_URL__';

try {
  defineWidget({ base: new URL(SITE_URL).origin, name: SITE_NAME });
} catch (error) {
  // The link inside the element stands.
  console.error(`${SITE_NAME}: the booking widget could not start.`, error);
}
