import { defineWidget } from './element.tsx';

/** The server writes the name of the place in when it sends the script. */
const SITE_NAME = '__SITE_NAME__';

const script = document.currentScript;
defineWidget({
  base: new URL(script instanceof HTMLScriptElement ? script.src : window.location.href).origin,
  name: SITE_NAME,
});
