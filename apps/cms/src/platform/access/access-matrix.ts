import { actionRules, type CollectionRule, collectionRules, globalRules, secondFactorRoles } from './access-table'
import { type Role, roles } from './roles'

const titles: Record<Role, string> = {
  admin: 'Admin',
  manager: 'Manager',
  marketing: 'Marketing',
  sales: 'Sales',
  'customer-service': 'Customer service',
  privacy: 'Privacy officer',
}

const operationLetters = { read: 'R', create: 'C', update: 'U', delete: 'D', unlock: 'unlock' } as const

/** Returns a Markdown table with padded columns, as the formatter requires. */
function markdownTable(head: string[], rows: string[][]): string {
  const widths = head.map((_, index) => Math.max(3, ...[head, ...rows].map((cells) => cells[index]?.length ?? 0)))
  const row = (cells: string[]) => `| ${cells.map((cell, index) => cell.padEnd(widths[index] ?? 0)).join(' | ')} |`
  return [row(head), row(widths.map((width) => '-'.repeat(width))), ...rows.map(row)].join('\n')
}

const yesCells = (list: readonly Role[]) => roles.map((role) => (list.includes(role) ? 'yes' : '·'))

function collectionCell(rule: CollectionRule, role: Role): string {
  const part = rule.readPart?.[role]
  const letters = Object.entries(operationLetters).filter(([name]) =>
    rule[name as keyof typeof operationLetters]?.includes(role),
  )
  const cells = [...letters.map(([, letter]) => letter), ...(part ? [`R ${part.description}`] : [])]
  const ownLetters = rule.own?.filter((name) => !rule[name]?.includes(role)).map((name) => operationLetters[name]) ?? []
  if (ownLetters.length > 0) cells.push(`own: ${ownLetters.join(' ')}`)
  return cells.join(' ') || '·'
}

/** Returns the text of docs/access-matrix.md. */
export function accessMatrix(): string {
  const names = roles.map((role) => titles[role])
  const collections = Object.entries(collectionRules)
  const personal = collections.flatMap(([slug, rule]) => (rule.personal ? [{ slug, ...rule.personal, rule }] : []))
  return `# Who may do what

Look up here what each role may do. \`pnpm access:write\` writes this page from
\`apps/cms/src/platform/access/access-table.ts\`, so change the table and not the page. A unit test checks that the page is up to
date, and \`tests/access/access-matrix.integration.test.ts\` tries every cell against the running CMS.

R read, C create, U update, D delete. Users who have not signed in may do nothing. The same applies to users who have not
entered their second factor yet, in the roles that require one: ${secondFactorRoles.map((role) => titles[role].toLowerCase()).join(', ')}.

## Records

${markdownTable(
  ['', ...names],
  collections.map(([slug, rule]) => [`\`${slug}\``, ...roles.map((role) => collectionCell(rule, role))]),
)}

## Pages and settings

${markdownTable(
  ['', ...names],
  Object.entries(globalRules).map(([slug, rule]) => [
    `\`${slug}\``,
    ...roles.map(
      (role) => [rule.read.includes(role) && 'R', rule.update.includes(role) && 'U'].filter(Boolean).join(' ') || '·',
    ),
  ]),
)}

## Personal fields

The table shows which roles may read personal fields. All staff may read the fields of their own account. Other roles
can neither read the fields nor filter or sort by them.

${markdownTable(
  ['', 'Fields', ...names],
  personal.map(({ slug, fields, read }) => [
    `\`${slug}\``,
    fields.map((field) => `\`${field}\``).join(', '),
    ...yesCells(read),
  ]),
)}

Only an admin may change the ${collectionRules.users?.guarded?.fields.map((field) => `\`${field}\``).join(' and ')} of an account.

## Actions

${markdownTable(
  ['', ...names],
  Object.entries(actionRules).map(([name, list]) => [name, ...yesCells(list)]),
)}

## Pages in the menu

${markdownTable(
  ['', ...names],
  [...collections, ...Object.entries(globalRules)]
    .map(([slug, rule]) => ({
      slug,
      menu: rule.menu ?? [...(rule.read ?? []), ...Object.keys('readPart' in rule ? (rule.readPart ?? {}) : {})],
    }))
    .filter(({ menu }) => menu.length > 0)
    .map(({ slug, menu }) => [`\`${slug}\``, ...yesCells(menu as Role[])]),
)}
`
}
