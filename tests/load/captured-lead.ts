// Records the statements that the intake runs for one lead and writes them as a script of pgbench. The script is
// generated in every run, so it is always the SQL of the code that is measured.
import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { postJson, startIntake } from '../support/running-intake'

type Statement = { text: string; values: string[]; rows: Record<string, unknown>[] }

export type PgbenchScript = { sql: string; variables: Record<string, string>; statements: number }

/** Sends one lead to an intake in this process and returns its statements as a script in which every lead is new. */
export async function captureLead(databaseUrl: string, body: { email: string }): Promise<PgbenchScript> {
  const intake = await startIntake(databaseUrl, { sendsLeadReceipts: true })
  const key = randomUUID()
  try {
    // The first lead fills the caches, so the recorded statements are those of a later, typical lead.
    await postJson(`${intake.url}/api/leads`, body)
    const statements: Statement[] = []
    const stopRecording = recordStatements(statements)
    const response = await postJson(`${intake.url}/api/leads`, body, { key })
    stopRecording()
    if (response.status !== 201) throw new Error(`The sample lead was rejected: ${await response.text()}`)
    const { reference } = (await response.json()) as { reference: string }
    return scriptOf(statements, [
      [key, `('key-' || :n)`],
      [reference, `('SM-' || :n)`],
      [body.email, `('visitor.' || :n || '@example.test')`],
    ])
  } finally {
    await intake.stop()
  }
}

type Query = (...args: unknown[]) => unknown

/** Records the queries of all connections in this process until the returned function is called. */
function recordStatements(statements: Statement[]): () => void {
  const prototype = pg.Client.prototype as unknown as { query: Query }
  const { query } = prototype
  prototype.query = function (this: unknown, ...args) {
    const [first, second] = args
    const { text, values } = (typeof first === 'string' ? { text: first, values: second } : first) as {
      text: string
      values?: unknown
    }
    const statement: Statement = { text, values: Array.isArray(values) ? values.map(toParameter) : [], rows: [] }
    statements.push(statement)
    const result = query.apply(this, args)
    if (result instanceof Promise) result.then(({ rows }) => statement.rows.push(...rows)).catch(() => undefined)
    return result
  }
  return () => {
    prototype.query = query
  }
}

const NULL = '\0'

/** Returns a value as the driver sends it. */
function toParameter(value: unknown): string {
  if (value === null || value === undefined) return NULL
  if (value instanceof Date) return value.toISOString()
  if (Array.isArray(value)) return `{${value.map((item) => JSON.stringify(item)).join(',')}}`
  return typeof value === 'object' ? JSON.stringify(value) : String(value)
}

const uuid = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g

/** An SQL expression for each text that must differ from lead to lead. */
type Replacements = [text: string, expression: string][]

function scriptOf(statements: Statement[], replacements: Replacements): PgbenchScript {
  const variables: Record<string, string> = {}
  const lines = ['\\set n random(1, 9000000000000000000)']
  for (const [index, { text, values, rows }] of statements.entries()) {
    for (const [found] of values.join(' ').matchAll(uuid))
      if (!replacements.some(([known]) => known === found))
        replacements.push([found, `md5('${replacements.length}' || :n)::uuid`])
    const parameters = values.map((value, position) => {
      const name = `v${index}_${position}`
      const { expression, isConstant } = expressionOf(value, `:${name}`, replacements)
      if (isConstant) variables[name] = value
      return expression
    })
    const sql = text.replace(/\$(\d+)/g, (_, number) => parameters[Number(number) - 1] ?? 'null').trim()
    lines.push(`${sql} ${resultOf(index, rows, statements.slice(index + 1), replacements)}`)
  }
  return { sql: `${lines.join('\n')}\n`, variables, statements: statements.length }
}

/**
 * Returns the SQL expression for a parameter: a pgbench variable in which the parts that must differ per lead are
 * replaced.
 */
function expressionOf(value: string, variable: string, replacements: Replacements) {
  // pgbench has neither null nor empty variables.
  if (value === NULL) return { expression: 'null', isConstant: false }
  if (value === '') return { expression: "''", isConstant: false }
  const exact = replacements.find(([text]) => text === value)
  if (exact) return { expression: exact[1], isConstant: false }
  const parts = replacements.filter(([text]) => value.includes(text))
  if (parts.length === 0) return { expression: variable, isConstant: true }
  const replacedExpression = parts.reduce(
    (inner, [text, expression]) => `replace(${inner}, '${text}', ${expression}::text)`,
    variable,
  )
  return { expression: /^[[{]/.test(value) ? `${replacedExpression}::json` : replacedExpression, isConstant: true }
}

/** Ends a statement. If a later statement uses an id that it returned, pgbench keeps that id in a variable. */
function resultOf(
  index: number,
  rows: Statement['rows'],
  laterStatements: Statement[],
  replacements: Replacements,
): string {
  const usedColumns = Object.entries(rows[0] ?? {}).filter(
    ([, value]) =>
      typeof value === 'string' && laterStatements.some(({ values }) => values.some((text) => text.includes(value))),
  )
  const ids = usedColumns.filter(([, value]) => String(value).match(uuid))
  if (ids.length === 0) return ';'
  for (const [column, value] of ids) replacements.push([String(value), `:r${index}_${column}`])
  return `\\gset r${index}_`
}
