import { isHeld, type NamedTest, type Statement, type StatementGroup } from './statement'

const head = `# Spec coverage

One row per statement of the product's specification: what implements it, the test that asserts it by its title, and where
a decision departs from it, with its reason. "—" means that there is nothing to build or to test, and the last column says
why.

This page is written by \`pnpm coverage:write\` from \`tests/spec/statements\`; a test fails when it is stale, when a file,
a title or a run named here does not exist. "(nightly)" marks a test that runs every night and by \`pnpm test:e2e\`, not with each change.

Paths: \`site/\` is \`apps/site/src/\`, \`cms/\` \`apps/cms/src/\`, \`intake/\` \`apps/intake/src/\`, \`worker/\` \`apps/worker/src/\`,
\`domain/\` \`packages/domain/src/\`; everything else counts from the root.
`

const cell = (text: string) => text.replaceAll('|', '\\|').replaceAll('\n', ' ')
const code = (text: string) => `\`${text}\``

const named = ({ file, name, of, isLong }: NamedTest) =>
  `${code(file)}: ${name}${of ? ` (${of})` : ''}${isLong ? ' (nightly)' : ''}`

function row(statement: Statement): string {
  const where = (statement.where ?? []).map(code).join(', ') || '—'
  const test = isHeld(statement) ? named(statement.test) : '—'
  const decision = [isHeld(statement) ? '' : statement.nothing, statement.decision ?? ''].filter(Boolean).join('; ')
  return `| ${[statement.says, where, test, decision].map(cell).join(' | ')} |`
}

const table = ({ heading, statements }: StatementGroup) =>
  [
    `## ${heading}`,
    '',
    '| Statement | Implementation | Test | Decision |',
    '| --- | --- | --- | --- |',
    ...statements.map(row),
    '',
  ].join('\n')

/** docs/spec-coverage.md as the statements make it. */
export function coveragePage(groups: StatementGroup[], remarks: string[]): string {
  const all = groups.flatMap(({ statements }) => statements)
  const open = all.filter((statement) => !isHeld(statement)).length
  const count = `${all.length} statements; ${open} have nothing to test.`
  const notes = ['## Remarks', '', ...[...remarks, count].map((remark) => `- ${remark}`), ''].join('\n')
  return [head, ...groups.map(table), notes].join('\n')
}
