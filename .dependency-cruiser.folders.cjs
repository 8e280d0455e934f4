// Tests may import modules that other files of their folder may not, so this rule runs separately and excludes tests.
const { options } = require('./.dependency-cruiser.cjs')

module.exports = {
  forbidden: [
    {
      name: 'no-cycles-between-folders',
      comment: 'Two folders that import each other can only be understood, moved and tested together.',
      severity: 'error',
      scope: 'folder',
      from: { path: '^(apps/(cms|intake|site|worker)|packages/domain)/src/[^/]+$' },
      to: { circular: true },
    },
  ],
  options: { ...options, exclude: { path: [options.exclude.path, '\\.(test|fixture)\\.tsx?$'] } },
}
