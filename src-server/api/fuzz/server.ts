import { serveProduct } from '#server/testing/serve-product.ts';

await serveProduct();
