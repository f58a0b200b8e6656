import { domains as modules } from './lib/domains.mjs';

/** The import rules of the style guide as data; each says why it exists. */

const later = modules.map((name, index) => ({
  name: `module-order-${name}`,
  comment: 'A module may use only modules before it in the order; two in one change means a workflow.',
  severity: 'error',
  from: { path: `^lib/server/${name}/`, pathNot: '(\\.test|-for-tests)\\.ts$' },
  to: {
    path: `^lib/server/(${[...modules.slice(index + 1), 'workflows', 'setup', 'factories', 'seed', 'http', 'jobs'].join('|')})/`,
  },
}));

const past = modules.map((name) => ({
  name: `only-the-face-of-${name}`,
  comment:
    'Other modules import index.ts (or a file of tables from another, for a foreign key), nothing behind it; the settings of the process take those of the payment providers from drivers.ts.',
  severity: 'error',
  from: { path: '^(lib|server|scripts|bench)', pathNot: `^lib/server/${name}/|(\\.test|-for-tests)\\.ts$` },
  to: { path: `^lib/server/${name}/`, pathNot: `^lib/server/${name}/(index|[a-z-]*tables|drivers)\\.ts$` },
}));

export default {
  forbidden: [
    {
      name: 'no-circular',
      comment: 'Data flows one way, and so do types: one that two files need lives with the lower of them.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'wall',
      comment: 'Pages and components reach the server through lib/api only.',
      severity: 'error',
      from: {
        path: '^(app|components|middleware\\.ts|lib/(routes|contract|specification|delivery|api|session|i18n|utils))',
      },
      to: { path: '^lib/server/' },
    },
    {
      name: 'features-do-not-meet',
      comment: 'Features meet in a page, which composes them.',
      severity: 'error',
      from: { path: '^components/([^/]+)/', pathNot: '^components/(ui|layout|lists|work)/' },
      to: { path: '^components/([^/]+)/', pathNot: '^components/(ui|layout|lists|work|$1)/' },
    },
    {
      name: 'work-knows-no-feature',
      comment: 'The list that back office and desk share keeps its views by the API, and knows nothing it lists.',
      severity: 'error',
      from: { path: '^components/work/' },
      to: { path: '^components/(?!ui|layout|lists|work)' },
    },
    {
      name: 'lists-know-no-feature',
      comment: 'A list is defined by an entry of the contract, whatever it is of.',
      severity: 'error',
      from: { path: '^components/lists/' },
      to: { path: '^components/(?!ui|layout|lists)' },
    },
    {
      name: 'ui-knows-no-feature',
      comment: 'Shared parts fetch nothing and know no feature.',
      severity: 'error',
      from: { path: '^components/(ui|layout)/' },
      to: { path: '^(components/(?!ui|layout)|lib/api/)' },
    },
    {
      name: 'kernel-imports-nothing',
      comment: 'Words all modules share depend on nothing.',
      severity: 'error',
      from: { path: '^lib/server/kernel/', pathNot: '\\.test\\.ts$' },
      to: { path: '^(lib/(?!server/kernel|contract/(nodes|amount-text)\\.ts)|app|components)' },
    },
    {
      name: 'db-knows-kernel-only',
      comment: 'The database layer knows no domain.',
      severity: 'error',
      from: { path: '^lib/server/db/', pathNot: '\\.test\\.ts$' },
      to: { path: '^lib/server/(?!db/|kernel/|observe/|env\\.ts)' },
    },
    {
      name: 'observe-knows-nothing',
      comment: 'What watches the shop is called by everything, and calls nothing of it.',
      severity: 'error',
      from: { path: '^lib/server/observe/', pathNot: '(\\.test|-for-tests)\\.ts$' },
      to: { path: '^(lib/(?!server/observe/|server/env|server/settings-error|build-id|utils/)|app|components|server)' },
    },
    {
      name: 'wechat-pay-knows-kernel-only',
      comment: 'How WeChat Pay is asked is the same for payments and invoices; what is asked, it does not know.',
      severity: 'error',
      from: { path: '^lib/server/wechat-pay/', pathNot: '\\.test\\.ts$' },
      to: { path: '^(lib/(?!server/(wechat-pay|kernel)/)|app|components)' },
    },
    {
      name: 'wechat-login-knows-kernel-only',
      comment: 'How WeChat says who somebody is, is the same for payments and accounts.',
      severity: 'error',
      from: { path: '^lib/server/wechat-login/', pathNot: '(\\.test|-for-tests)\\.ts$' },
      to: { path: '^(lib/(?!server/(wechat-login|kernel)/)|app|components)' },
    },
    {
      name: 'sentences-of-the-server',
      comment:
        'They are read from the files of messages as the process runs: what Next bundles has no such folder beside it.',
      severity: 'error',
      from: {
        path: '^(app|components|middleware\\.ts|instrumentation|lib/(?!server/|i18n/))',
        pathNot: '\\.test\\.tsx?$',
      },
      to: { path: '^lib/i18n/(server|unit)-sentences\\.ts$' },
    },
    {
      name: 'contract-is-zod-only',
      comment: 'The contract is shared by both sides and depends on neither.',
      severity: 'error',
      from: { path: '^lib/contract/', pathNot: '\\.test\\.ts$' },
      to: { path: '^(lib/(?!contract|i18n/(locales|texts)\\.ts)|app|components)' },
    },
    {
      name: 'specification-is-pure',
      comment:
        'Prices are worked out in the browser and on the server by the same functions: no I/O, no library. The tags of the languages are data.',
      severity: 'error',
      from: { path: '^lib/specification/', pathNot: '(\\.test|-for-tests)\\.ts$' },
      to: { path: '^(lib/(?!specification|contract|i18n/bcp47\\.ts)|app|components|node_modules)' },
    },
    {
      name: 'specification-takes-types-of-the-contract',
      comment: 'Importing a schema would bring the whole contract along; typed-text.ts has none.',
      severity: 'error',
      from: { path: '^lib/specification/', pathNot: '(\\.test|-for-tests)\\.ts$' },
      to: { path: '^lib/contract/(?!typed-text\\.ts$)', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'delivery-is-pure',
      comment: 'Freight and days are worked out in the browser and on the server by the same functions.',
      severity: 'error',
      from: { path: '^lib/delivery/', pathNot: '\\.test\\.ts$' },
      to: { path: '^(lib/(?!delivery|contract|utils)|app|components|node_modules)' },
    },
    {
      name: 'delivery-takes-types-of-the-contract',
      comment: 'Importing a schema would bring the whole contract along.',
      severity: 'error',
      from: { path: '^lib/delivery/', pathNot: '\\.test\\.ts$' },
      to: { path: '^lib/contract/', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'http-only-at-the-edge',
      comment: 'Use cases know nothing of HTTP.',
      severity: 'error',
      from: { path: '^lib/server/(?!http/)', pathNot: '\\.test\\.ts$' },
      to: { path: '(^lib/server/http/|node_modules/hono/)' },
    },
    {
      name: 'pieces-of-workflows-stay-inside',
      comment: 'What only workflows put together is no use case: calls, jobs and seeds take the public ones.',
      severity: 'error',
      from: { path: '^(lib|server|scripts|bench)', pathNot: '^lib/server/workflows/|(\\.test|-for-tests)\\.ts$' },
      to: { path: '^lib/server/workflows/[^/]+/pieces/' },
    },
    {
      name: 'a-running-shop-has-no-factories',
      comment:
        'Factories make records for tests and demo shops; the rules and records every shop starts with are setup.',
      severity: 'error',
      from: {
        path: '^lib/server/(?!seed/|factories/|simulation/)|^server',
        pathNot: '(\\.test|-for-tests)\\.ts$|test-api\\.ts$',
      },
      to: { path: '^lib/server/(factories|seed)/' },
    },
    ...later,
    ...past,
  ],
  options: {
    // TypeScript 7 has no compiler API yet; swc reads the sources, type imports included.
    parser: 'swc',
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^\\.next|^data/)' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.js', '.mjs', '.json'],
    },
  },
};
