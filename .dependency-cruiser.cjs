// The direction of imports, as docs/architecture.md states it.
/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    {
      name: 'no-circular',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    {
      name: 'apps-never-import-each-other',
      severity: 'error',
      from: { path: '^apps/([^/]+)/' },
      to: { path: '^apps/([^/]+)/', pathNot: '^apps/$1/' },
    },
    {
      name: 'domain-is-pure',
      comment: 'Business rules import nothing but zod and date and phone libraries.',
      severity: 'error',
      from: { path: '^packages/domain/src', pathNot: '\\.(test|fixture)\\.ts$' },
      to: {
        pathNot: [
          '^packages/domain/src',
          'node_modules/(zod|date-holidays|libphonenumber-js)(/|$)',
          '/(zod|date-holidays|libphonenumber-js)@',
        ],
      },
    },
    {
      name: 'platform-knows-no-app',
      severity: 'error',
      from: { path: '^packages/platform/' },
      to: { path: '^(apps|content|tools|tests|packages/documents)/' },
    },
    {
      name: 'brand-imports-nothing',
      comment: 'Every app may use it, also the one that the public reaches.',
      severity: 'error',
      from: { path: '^packages/brand/', pathNot: '\\.test\\.ts$' },
      to: {},
    },
    {
      name: 'intake-draws-no-documents',
      comment: 'The image that the public reaches carries as little as possible.',
      severity: 'error',
      from: { path: '^apps/intake/' },
      to: { path: '^packages/documents/' },
    },
    {
      name: 'site-never-reaches-platform',
      severity: 'error',
      from: { path: '^apps/site/' },
      to: { path: '^(packages/(documents|platform)|content|tools|tests)/' },
    },
    {
      name: 'sections-know-no-other-section',
      severity: 'error',
      from: { path: '^apps/site/src/sections/([^/]+)/' },
      to: { path: '^apps/site/src/sections/([^/]+)/', pathNot: '^apps/site/src/sections/$1/' },
    },
    {
      name: 'nobody-imports-a-view',
      comment: 'A view lists the sections of a page; only the table of routes knows it.',
      severity: 'error',
      from: { path: '^apps/site/src/', pathNot: '^apps/site/src/views/' },
      to: { path: '^apps/site/src/(pages|views)/' },
    },
    {
      name: 'components-take-props-only',
      comment: 'So that pages, forms and tests can all use them.',
      severity: 'error',
      from: { path: '^apps/site/src/components/' },
      to: { path: '^apps/site/src/(page-data|sections|forms|layout|views)/' },
    },
    {
      name: 'sections-and-forms-take-page-data-by-props',
      severity: 'error',
      from: { path: '^apps/site/src/(sections|forms)/' },
      to: { path: '^apps/site/src/(page-data|layout|views)/' },
    },
    {
      name: 'page-data-knows-no-component',
      severity: 'error',
      from: { path: '^apps/site/src/page-data/' },
      to: { path: '^apps/site/src/(components|sections|forms|layout|views)/' },
    },
    {
      name: 'what-runs-in-the-browser-carries-no-catalogue',
      comment: 'Both languages of every message would travel with it.',
      severity: 'error',
      from: { path: '^apps/site/src/(components|forms)/|\\.client\\.ts$', pathNot: '\\.(test|fixture)\\.tsx?$' },
      to: { path: '^apps/site/src/i18n/(translator|messages/)' },
    },
    {
      name: 'cms-platform-is-at-the-bottom',
      comment: 'Database, queue, storage, metrics and access know neither pages nor areas.',
      severity: 'error',
      from: { path: '^apps/cms/src/platform/', pathNot: '\\.test\\.tsx?$' },
      to: { path: '^apps/cms/src/(?!platform/)' },
    },
    {
      name: 'cms-panel-knows-no-area',
      comment: 'The parts that every staff page shares.',
      severity: 'error',
      from: { path: '^apps/cms/src/panel/', pathNot: '\\.test\\.tsx?$' },
      to: { path: '^apps/cms/src/(?!(panel|platform)/)' },
    },
    {
      name: 'cms-areas-know-no-page-above-them',
      severity: 'error',
      from: {
        path: '^apps/cms/src/(accounts|content|operations|privacy|publishing|sales|service)/',
        pathNot: '\\.test\\.tsx?$',
      },
      to: { path: '^apps/cms/src/(app|commands|seed|sidebar|start-page)/|^apps/cms/src/[^/]+$' },
    },
    {
      name: 'cms-lower-areas-know-no-other-area',
      comment: 'Content is above publishing, sales and service are above content and privacy.',
      severity: 'error',
      from: { path: '^apps/cms/src/(accounts|operations|privacy|publishing)/', pathNot: '\\.test\\.tsx?$' },
      to: {
        path: '^apps/cms/src/(accounts|content|operations|privacy|publishing|sales|service)/',
        pathNot: '^apps/cms/src/$1/',
      },
    },
    {
      name: 'cms-content-knows-only-publishing',
      severity: 'error',
      from: { path: '^apps/cms/src/content/' },
      to: { path: '^apps/cms/src/(accounts|operations|privacy|sales|service)/' },
    },
    {
      name: 'cms-sales-and-service-are-apart',
      severity: 'error',
      from: { path: '^apps/cms/src/(sales|service)/' },
      to: { path: '^apps/cms/src/(accounts|operations|sales|service)/', pathNot: '^apps/cms/src/$1/' },
    },
    {
      name: 'worker-engine-knows-no-integration',
      comment: 'The deliveries engine gets its integrations from main.ts.',
      severity: 'error',
      from: {
        path: '^apps/worker/src/(deliveries|documents|files|jobs|monitoring|records)/',
        pathNot: '\\.test\\.tsx?$',
      },
      to: { path: '^apps/worker/src/(integrations|mails|maintenance|publishing)/' },
    },
    {
      name: 'journeys-act-through-controls',
      comment: 'A journey, and what it imports, must not reach the API, the database or a ready-made session.',
      severity: 'error',
      from: { path: '^tests/journeys/' },
      to: {
        path: [
          '^tests/e2e/support/(cms|cms-records|lots|maintenance|newcomer|panel|post-lead|seed|send-forms)\\.ts$',
          '^tests/support/(demo-session|fresh-database|postgres|submissions)\\.ts$',
          '(^|/)node_modules/(pg|payload)/',
        ],
        reachable: true,
      },
    },
    {
      name: 'production-code-never-imports-tests-or-tools',
      severity: 'error',
      from: { path: '^(apps|packages)/', pathNot: '\\.test\\.tsx?$' },
      to: { path: '^(tests|tools)/' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(\\.next|/dist|\\.data|\\.astro)/' },
    tsPreCompilationDeps: true,
    combinedDependencies: true,
    tsConfig: { fileName: 'apps/site/tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'default'],
      extensions: ['.ts', '.tsx', '.js', '.json'],
    },
  },
}
