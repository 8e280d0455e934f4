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
      to: { path: '^(apps|content|tools|tests)/' },
    },
    {
      name: 'site-never-reaches-platform',
      severity: 'error',
      from: { path: '^apps/site/' },
      to: { path: '^(packages/platform|content|tools|tests)/' },
    },
    {
      name: 'sections-know-no-other-section',
      severity: 'error',
      from: { path: '^apps/site/src/sections/([^/]+)/' },
      to: { path: '^apps/site/src/sections/([^/]+)/', pathNot: '^apps/site/src/sections/$1/' },
    },
    {
      name: 'sections-know-no-page',
      severity: 'error',
      from: { path: '^apps/site/src/(sections|ui|forms|layout)/' },
      to: { path: '^apps/site/src/(pages|pages-react)/' },
    },
    {
      name: 'ui-knows-no-section',
      severity: 'error',
      from: { path: '^apps/site/src/ui/' },
      to: { path: '^apps/site/src/(sections|layout)/' },
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
