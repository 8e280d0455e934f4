import { readFileSync } from 'node:fs'
import * as z from 'zod'

/** Thrown at start, so that a missing setting stops the deployment and not the first visitor. */
export class EnvError extends Error {
  override name = 'EnvError'
}

/** A secret may lie in a file, as container platforms hand them out: NAME_FILE is the path, NAME itself wins. */
function givenValue(name: string, source: NodeJS.ProcessEnv): string | undefined {
  if (source[name]) return source[name]
  const file = source[`${name}_FILE`]
  if (!file) return undefined
  try {
    return readFileSync(file, 'utf8').trim() || undefined
  } catch {
    throw new EnvError(`Settings are wrong: the file of ${name}_FILE cannot be read.`)
  }
}

/** Reads and checks settings. The message names each variable and never shows a value. */
export function readEnv<Shape extends z.ZodRawShape>(shape: Shape, source: NodeJS.ProcessEnv = process.env) {
  const given = Object.fromEntries(Object.keys(shape).map((name) => [name, givenValue(name, source)]))
  const result = z.object(shape).safeParse(given)
  if (result.success) return result.data
  const problems = result.error.issues.map((issue) => {
    const name = issue.path.join('.')
    return given[name] === undefined ? `${name} is missing` : `${name}: ${issue.message}`
  })
  throw new EnvError(`Settings are wrong: ${[...new Set(problems)].join('; ')}. See .env.example.`)
}
