import { readFileSync } from 'node:fs'
import * as z from 'zod'

/** Thrown at startup, so a missing setting fails the deployment and not the first request. */
export class EnvError extends Error {
  override name = 'EnvError'
}

/**
 * Returns the value of a variable, or the text of the file that NAME_FILE names, because containers get secrets as
 * files.
 */
function rawValue(name: string, source: NodeJS.ProcessEnv): string | undefined {
  if (source[name]) return source[name]
  const file = source[`${name}_FILE`]
  if (!file) return undefined
  try {
    return readFileSync(file, 'utf8').trim() || undefined
  } catch {
    throw new EnvError(`Settings are wrong: the file of ${name}_FILE cannot be read.`)
  }
}

/** Reads and validates settings. The error names each variable and never shows a value. */
export function readEnv<Shape extends z.ZodRawShape>(shape: Shape, source: NodeJS.ProcessEnv = process.env) {
  const values = Object.fromEntries(Object.keys(shape).map((name) => [name, rawValue(name, source)]))
  const result = z.object(shape).safeParse(values)
  if (result.success) return result.data
  const problems = result.error.issues.map((issue) => {
    const name = issue.path.join('.')
    return values[name] === undefined ? `${name} is missing` : `${name}: ${issue.message}`
  })
  throw new EnvError(`Settings are wrong: ${[...new Set(problems)].join('; ')}. See .env.example.`)
}
