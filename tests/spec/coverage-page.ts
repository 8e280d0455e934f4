import { isTested, type NamedTest, type Statement, type StatementGroup } from './statement'

const head = `# Spec coverage

Use this page to find the code and the test of a statement in the product's specification. The last column explains where and
why the product differs from the specification. "—" means that there is nothing to build or to test, and the last column says
why.

\`pnpm coverage:write\` writes this page from \`tests/spec/statements\`. A test fails if the page is out of date, or if it names a
file, a test title or a run that does not exist. "(nightly)" marks a test that runs every night and with \`pnpm test:e2e\`, but
not with each change.

Paths: \`site/\` is \`apps/site/src/\`, \`cms/\` \`apps/cms/src/\`, \`intake/\` \`apps/intake/src/\`, \`worker/\` \`apps/worker/src/\`,
\`domain/\` \`packages/domain/src/\`. All other paths start at the root of the repository.
`

const cell = (text: string) => text.replaceAll('|', '\\|').replaceAll('\n', ' ')
const code = (text: string) => `\`${text}\``

const testLabel = ({ file, name, of, isLong }: NamedTest) =>
  `${code(file)}: ${name}${of ? ` (${of})` : ''}${isLong ? ' (nightly)' : ''}`

function row(statement: Statement): string {
  const where = (statement.where ?? []).map(code).join(', ') || '—'
  const test = isTested(statement) ? testLabel(statement.test) : '—'
  const decision = [isTested(statement) ? '' : statement.nothing, statement.decision ?? ''].filter(Boolean).join('; ')
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

/** Renders docs/spec-coverage.md. */
export function coveragePage(groups: StatementGroup[], remarks: string[]): string {
  const all = groups.flatMap(({ statements }) => statements)
  const untestedCount = all.filter((statement) => !isTested(statement)).length
  const count = `${all.length} statements; ${untestedCount} have nothing to test.`
  const notes = ['## Remarks', '', ...[...remarks, count].map((remark) => `- ${remark}`), ''].join('\n')
  return [head, ...groups.map(table), notes].join('\n')
}
