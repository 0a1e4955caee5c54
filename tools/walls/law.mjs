/** The import law as data; ARCHITECTURE.md says it in words, `imports.mjs` reads it. */

/** Where files stand. Each folder at a `*` is a place of its own, and what lies in one place may ask all of it. */
export const places = {
  contract: 'contract/src',
  services: 'server/src/services',
  calls: 'server/src/calls',
  ground: 'server/src/capabilities/ground/*',
  parties: 'server/src/capabilities/parties/*',
  work: 'server/src/capabilities/work/*',
  derived: 'server/src/capabilities/derived/*',
  adapter: 'server/src/platform/*',
  http: 'server/src/http',
  demo: 'server/src/demo',
  testkit: 'server/src/testkit',
  area: 'web/src/areas/*',
  app: 'web/src/app',
  shared: 'web/src/shared',
  api: 'web/src/api',
  ui: 'web/src/ui',
  'web-testkit': 'web/src/testkit',
  e2e: 'e2e/src',
  bench: 'bench/src',
}

/** What files are, wherever they stand. */
export const kinds = {
  light: /^contract\/src\/(?:(?:constants|days|london|monogram|refusals|states\/.+)\.ts|(?:.+\/)?wire\.ts)$/,
  drawn: /^contract\/src\/(?:london|monogram)\.ts$/,
  schema: /^contract\/src\/(?!states\/)[^/]+\/.+\.ts$/,
  root: /^server\/src\/[^/]+\.ts$/,
  config: /^server\/src\/config\.ts$/,
  chooser: /^server\/src\/platform\/[^/]+\.ts$/,
  port: /^server\/src\/platform\/(?:[^/]+\/port|database\/(?:outage|columns|locks))\.ts$/,
  public: /^server\/src\/capabilities\/[^/]+\/[^/]+\/public\.ts$/,
  rules: /^server\/src\/capabilities\/.+\/rules(?:\/[^/]+)?\.ts$/,
  impure: /^server\/src\/capabilities\/(?:.+\/)?(?:store|tables|views|presenter|public\.ts$)[^/]*$/,
  cognito: /^web\/src\/shared\/session\/cognito\/[^/]+\.ts$/,
  entry: /^web\/src\/[^/]+\.tsx?$/,
  test: /\.(?:test\.tsx?|rig\.tsx?)$/,
}

/** Files that stand in no place, but belong where they lie. */
export const loose = ['root', 'chooser', 'entry']

/** Packages that one folder of the platform loads, or several, and no other. */
const vendors = {
  database: ['pg', '@electric-sql/*', 'fs-native-extensions'],
  identity: ['better-auth', '@better-auth/*', '@simplewebauthn/server', '@aws-sdk/client-cognito-identity-provider', 'aws-jwt-verify'],
  queue: ['pg-boss'],
  email: ['nodemailer'],
  storage: ['@aws-sdk/client-s3', '@aws-sdk/s3-request-presigner'],
  media: ['@neslinesli93/qpdf-wasm', 'cfb', 'file-type', 'mediabunny', 'sharp', 'yauzl'],
  'media payments': ['@cantoo/pdf-lib'],
  papers: ['fontkit', 'pdfkit'],
  payments: ['stripe'],
  push: ['web-push'],
}

const capabilities = ['ground', 'parties', 'work', 'derived']
const doors = capabilities.map((floor) => `${floor}.public`)
const packages = (...names) => names.map((name) => `npm:${name}`)
const screens = ['area', 'shared', 'app', 'api']

/**
 * Who may ask whom. Nothing outside one's own place is allowed until a row says so, and a later row overrules an earlier one.
 * `ground` is a place, `.port` a kind of file, `ground.public` both, `npm:zod` a package, `node:` Node; `type` before it: types alone.
 */
export const rows = [
  { from: ['contract'], may: packages('zod') },
  { from: ['.light'], not: [...packages('*'), 'value contract.schema'] },

  { from: ['services'], may: ['http', 'contract', 'calls', ...doors, 'type npm:fastify', 'type npm:pino'] },
  {
    from: ['calls', ...capabilities],
    may: ['contract', 'http', '.port', 'ground.public', 'node:', ...packages('drizzle-orm', 'uuid', 'pino')],
  },
  { from: ['ground', 'parties'], may: packages('disposable-email-domains-js', 'linkify-it') },
  { from: ['calls', 'parties', 'work', 'derived'], may: ['parties.public'] },
  { from: ['calls', 'work', 'derived'], may: ['work.public'] },
  { from: ['calls', 'derived'], may: ['derived.public'] },
  {
    from: ['.rules'],
    not: ['http', 'adapter', ...capabilities.map((floor) => `${floor}.impure`), 'node:', ...packages('*')],
    why: 'rules.ts is pure: it imports the contract and pure files of its own folder; the clock is passed in.',
  },

  {
    from: ['http'],
    may: ['contract', '.port', 'node:', ...packages('fastify', '@fastify/*', 'pino', 'prom-client', 'zod', 'drizzle-orm', 'uuid')],
  },
  { from: ['adapter'], may: ['contract', '.port', 'node:', ...packages('*')] },
  ...Object.entries(vendors).map(([folders, names]) => ({
    from: ['adapter'],
    besides: folders.split(' ').map((folder) => `server/src/platform/${folder}`),
    not: packages(...names),
    why: `Only platform/${folders.replace(' ', ' and platform/')} may load this vendor's package.`,
  })),
  { from: ['.chooser'], may: ['adapter', 'contract', '.chooser', '.config', 'node:', ...packages('pino')] },
  {
    from: ['demo'],
    may: ['contract', 'http', 'calls', '.port', ...doors, 'node:', ...packages('drizzle-orm', 'uuid', 'pino')],
  },
  { from: ['.root'], may: ['services', 'http', 'demo', 'contract', ...doors, '.root', '.chooser', '.port', 'node:', ...packages('*')] },
  {
    from: ['testkit'],
    may: ['services', 'calls', ...capabilities, 'adapter', 'http', 'demo', 'contract', '.root', '.chooser', 'node:', ...packages('*')],
  },

  { from: screens, may: ['type contract', 'contract.light'] },
  { from: [...screens, 'ui'], may: packages('*') },
  {
    from: [...screens, 'ui'],
    not: packages('zod'),
    why: 'Zod stays out of the browser: take the types, states, constants and wire table of the contract.',
  },
  {
    from: [...screens, 'ui'],
    not: packages('aws-amplify', '@aws-amplify/*'),
    why: 'Amplify comes with shared/session/cognito, which is loaded only where Amazon Cognito asks for the passwords.',
  },
  { from: ['.cognito'], may: packages('aws-amplify') },
  { from: ['area'], may: ['shared', 'api', 'ui'] },
  { from: ['shared'], may: ['api', 'ui'] },
  { from: ['app'], may: ['area', 'shared', 'api', 'ui'] },
  { from: ['ui'], may: ['.drawn'] },
  { from: ['web-testkit'], may: ['app', 'shared', 'api', 'contract', ...packages('*')] },
  { from: ['ui'], not: packages('react-router', '@tanstack/react-query'), why: 'ui components have no router and no data.' },
  { from: ['.entry'], may: ['app', 'shared', 'api', 'ui', ...packages('*')] },

  { from: ['e2e', 'bench'], may: ['contract', 'node:', ...packages('*')] },
  { from: ['bench'], may: ['http', 'adapter', ...doors] },

  {
    from: ['.test'],
    may: [
      'testkit',
      'web-testkit',
      'contract',
      ...doors,
      'node:',
      ...packages('vitest', 'fast-check', 'fastify', 'pino', 'postal-mime', 'smtp-server', 'uuid'),
    ],
  },
]
