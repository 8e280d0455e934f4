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

const short = { read: 'R', create: 'C', update: 'U', delete: 'D', unlock: 'unlock' } as const

/** Columns of even width, as the formatter would write them. */
function table(head: string[], rows: string[][]): string {
  const widths = head.map((_, at) => Math.max(3, ...[head, ...rows].map((cells) => cells[at]?.length ?? 0)))
  const row = (cells: string[]) => `| ${cells.map((cell, at) => cell.padEnd(widths[at] ?? 0)).join(' | ')} |`
  return [row(head), row(widths.map((width) => '-'.repeat(width))), ...rows.map(row)].join('\n')
}

const yes = (list: readonly Role[]) => roles.map((role) => (list.includes(role) ? 'yes' : '·'))

function collectionCell(rule: CollectionRule, role: Role): string {
  const part = rule.readPart?.[role]
  const letters = Object.entries(short).filter(([name]) => rule[name as keyof typeof short]?.includes(role))
  const words = [...letters.map(([, letter]) => letter), ...(part ? [`R ${part.words}`] : [])]
  const own = rule.own?.filter((name) => !rule[name]?.includes(role)).map((name) => short[name]) ?? []
  if (own.length > 0) words.push(`own: ${own.join(' ')}`)
  return words.join(' ') || '·'
}

/** docs/access-matrix.md, whole. */
export function accessMatrix(): string {
  const names = roles.map((role) => titles[role])
  const collections = Object.entries(collectionRules)
  const personal = collections.flatMap(([slug, rule]) => (rule.personal ? [{ slug, ...rule.personal, rule }] : []))
  return `# Who may do what

Written by \`pnpm access:write\` from \`apps/cms/src/platform/access/access-table.ts\`; do not edit it. A unit test holds it current,
and \`tests/access/access-matrix.integration.test.ts\` tries every cell against the running CMS.

R read, C create, U update, D delete. Whoever has not signed in may do nothing at all. The same holds for whoever signed
in and has not given the second factor yet, where the role asks for one: ${secondFactorRoles.map((role) => titles[role].toLowerCase()).join(', ')}.

## Records

${table(
  ['', ...names],
  collections.map(([slug, rule]) => [`\`${slug}\``, ...roles.map((role) => collectionCell(rule, role))]),
)}

## Pages and settings

${table(
  ['', ...names],
  Object.entries(globalRules).map(([slug, rule]) => [
    `\`${slug}\``,
    ...roles.map(
      (role) => [rule.read.includes(role) && 'R', rule.update.includes(role) && 'U'].filter(Boolean).join(' ') || '·',
    ),
  ]),
)}

## Personal fields

Who reads them; everybody reads those of their own account. They can be neither filtered nor sorted by anybody else.

${table(
  ['', 'Fields', ...names],
  personal.map(({ slug, fields, read }) => [
    `\`${slug}\``,
    fields.map((field) => `\`${field}\``).join(', '),
    ...yes(read),
  ]),
)}

Of an account, only an admin changes ${collectionRules.users?.guarded?.fields.map((field) => `\`${field}\``).join(' and ')}.

## Actions

${table(
  ['', ...names],
  Object.entries(actionRules).map(([name, list]) => [name, ...yes(list)]),
)}

## Rooms in the menu

${table(
  ['', ...names],
  [...collections, ...Object.entries(globalRules)]
    .map(([slug, rule]) => ({
      slug,
      room: rule.room ?? [...(rule.read ?? []), ...Object.keys('readPart' in rule ? (rule.readPart ?? {}) : {})],
    }))
    .filter(({ room }) => room.length > 0)
    .map(({ slug, room }) => [`\`${slug}\``, ...yes(room as Role[])]),
)}
`
}
