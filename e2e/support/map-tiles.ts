import { createServer } from 'node:http';

const TILE = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8/5+hHgAHggJ/PchI7wAAAABJRU5ErkJggg==',
  'base64',
);

/** Which addresses are tiles of the map, wherever they come from. */
export const mapTile = /\/map-tile\/\d+\/\d+\/\d+\.png/;

/** Answers every tile of the map, and nothing else, with one pixel, in place of the internet's. @returns the template of its addresses. */
export function serveMapTiles(port: number): string {
  createServer(({ url = '' }, response) => {
    if (!mapTile.test(url)) return response.writeHead(404).end();
    response.writeHead(200, { 'content-type': 'image/png', 'cache-control': 'max-age=3600' }).end(TILE);
  })
    .listen(port, '127.0.0.1')
    .unref();
  return `http://localhost:${port}/map-tile/{z}/{x}/{y}.png`;
}
