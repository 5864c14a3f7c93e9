// What may import what. `check-imports.mjs` applies it to every file; its tests show what each line refuses.

/** Folders of `shared/` in levels: each imports its own level's folders and earlier ones. */
export const sharedLevels = [
  ['time', 'money', 'messages', 'drawing', 'words'],
  ['amenities', 'availability', 'capacity', 'contact'],
  ['pricing'],
  ['booking'],
  [
    'search',
    'accounts',
    'partner',
    'custody',
    'payouts',
    'cms',
    'integrations',
    'calendars',
    'widgets',
    'reviews',
    'claims',
  ],
  ['admin'],
];

/** Modules in order: each enters earlier ones by their door and tells later ones by an event. */
export const moduleOrder = [
  'accounts',
  'places',
  'handovers',
  'pricing',
  'partner',
  'widgets',
  'ledger',
  'booking',
  'rates',
  'custody',
  'claims',
  'payouts',
  'search',
  'calendars',
  'integrations',
  'webhooks',
  'cms',
  'admin',
];

const levelOf = (path) => sharedLevels.findIndex((folders) => folders.includes(path.split('/')[1]));
const moduleOf = (path) => path.match(/^src-server\/modules\/([^/]+)\//)?.[1];
const featureOf = (path) => path.match(/^src\/features\/([^/]+)\//)?.[1];
const applicationOf = (path) => path.match(/^src\/(site|office)\//)?.[1];
const isDoor = (path) => /^src-server\/modules\/([^/]+)\/\1\.module\.ts$/.test(path);

/** A package is used in one place, so that it can be exchanged there. */
const homes = [
  { packages: /^stripe$/, home: /^src-server\/platform\/payments\// },
  { packages: /^lucia$/, home: /^src-server\/modules\/accounts\/sessions\// },
  { packages: /^arctic$/, home: /^src-server\/platform\/sessions\// },
  { packages: /^(leaflet|maplibre-gl|@react-google-maps\/api)(\/|$)/, home: /^src\/lib\/map\// },
  { packages: /^@stripe\//, home: /^src\/parts\/card-fields\// },
  { packages: /^pg-boss$/, home: /^src-server\/platform\/jobs\// },
  { packages: /^(nodemailer|@react-email\/)/, home: /^src-server\/platform\/mail\// },
];

/**
 * Each rule: whose imports it looks at, and a sentence for an import that it refuses. `to` is a path from the project's
 * folder, or a package's name; `types` tells an import of types only.
 */
export const rules = [
  {
    of: /^shared\//,
    refuses: ({ to, isPackage }) =>
      isPackage
        ? !/^(zod\/mini|@js-joda\/core)$/.test(to) && 'shared/ is pure: zod/mini and js-joda are its only packages.'
        : !to.startsWith('shared/') && 'shared/ imports only shared/.',
  },
  {
    of: /^shared\//,
    refuses: ({ from, to, isPackage }) =>
      !isPackage &&
      levelOf(to) > levelOf(from) &&
      'In shared/ a later folder knows the earlier ones, not the other way.',
  },
  {
    of: /^client\//,
    refuses: ({ to, types, isPackage }) => {
      if (isPackage)
        return !/^(node:|@trpc\/client$|zod\/mini$|uuid$|csv-parse)/.test(to) && 'Scripts need little to run.';
      if (/^(client|shared)\//.test(to)) return false;
      return (
        !(types && to === 'src-server/api/app-router.ts') && 'Scripts know of the server the type of its procedures.'
      );
    },
  },
  {
    of: /^(shared|src)\//,
    refuses: ({ to }) => to.startsWith('client/') && 'The client is for scripts.',
  },
  {
    of: /^src\//,
    refuses: ({ from, to, types, isPackage }) => {
      if (isPackage)
        return /^(node:|fastify|@mikro-orm\/|pg$|zod$)/.test(to) && 'Nothing of the server in the browser.';
      if (!/^(src-server|migrations)\//.test(to)) return false;
      return (
        !(types && from === 'src/lib/trpc.ts') && 'The client’s one link to the server is the type in src/lib/trpc.ts.'
      );
    },
  },
  {
    of: /^src\//,
    refuses: ({ from, to }) => {
      const [own, other] = [applicationOf(from), applicationOf(to)];
      if (other === undefined) return false;
      if (own === undefined) return 'What both applications share knows neither.';
      if (own !== other) return 'The two applications never import each other: what both need is shared.';
      return to.includes('/routes/') && !/route-tree/.test(from) && 'Routes are only imported by their tree.';
    },
  },
  {
    of: /^src\/features\//,
    refuses: ({ from, to }) =>
      featureOf(to) !== undefined && featureOf(to) !== featureOf(from) && 'Features meet in routes: they share parts.',
  },
  {
    of: /^src\/parts\//,
    refuses: ({ to }) => to.startsWith('src/features/') && 'Parts are used by features, not the other way.',
  },
  {
    of: /^src\/lib\//,
    refuses: ({ to }) =>
      /^src\/(features|parts)\//.test(to) && 'lib has no domain words: it knows ui, drawings and shared.',
  },
  {
    of: /^src\/(ui|drawings)\/(?!kit\/)/,
    refuses: ({ to, isPackage }) =>
      !isPackage &&
      !/^(src\/(ui|drawings)|shared\/(drawing|words))\//.test(to) &&
      'The kit and the drawings know nothing of the product.',
  },
  {
    of: /^widget\//,
    refuses: ({ to, isPackage }) =>
      isPackage
        ? !/^(preact|node:|vite|vitest)(\/|$)/.test(to) && 'The widget weighs little: preact is its only package.'
        : !/^(widget|shared|src\/(drawings|lib\/format))\//.test(to) &&
          'The widget takes rules, texts and drawings from the product, and nothing else.',
  },
  {
    of: /^src-server\//,
    refuses: ({ to }) => to.startsWith('src/') && 'The server loads pages through the built module only.',
  },
  {
    of: /^src-server\/platform\//,
    refuses: ({ to }) =>
      /^src-server\/(modules|api|start|demo|cli)\//.test(to) && 'platform is technique: it knows no modules.',
  },
  {
    of: /^src-server\/modules\//,
    refuses: ({ from, to }) => {
      const [own, other] = [moduleOf(from), moduleOf(to)];
      if (other === undefined || other === own) return false;
      if (!isDoor(to)) return `Modules are entered by their door: ${other}.module.ts.`;
      return moduleOrder.indexOf(other) >= moduleOrder.indexOf(own) && 'Later modules receive an event, not called.';
    },
  },
  {
    of: /^src-server\/modules\//,
    refuses: ({ to }) =>
      /^src-server\/(api|start|demo|cli)\//.test(to) && 'Modules are mounted by api/ and start/, not the other way.',
  },
  {
    of: /^src-server\/modules\//,
    refuses: ({ from, to }) =>
      /\.(router|rest|rest-calls)\.ts$/.test(to) &&
      !/\.rest(-[a-z]+)?\.ts$/.test(from) &&
      'Routers and REST rows call use cases, not the other way.',
  },
  {
    of: /\.(entity|errors)\.ts$/,
    refuses: ({ from, to }) =>
      moduleOf(to) === moduleOf(from) &&
      moduleOf(to) !== undefined &&
      !/\.(entity|errors|sql)\.ts$/.test(to) &&
      'Entities and errors stand below the use cases.',
  },
  {
    of: /^(src|src-server|shared)\//,
    refuses: ({ from, to }) =>
      homes.find(({ packages, home }) => packages.test(to) && !home.test(from)) && `${to} has one home.`,
  },
];
