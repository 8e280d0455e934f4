import type { Field } from 'payload'
import * as z from 'zod'

const labelled = z.object({ label: z.object({ es: z.string(), en: z.string() }) })

/** Returns the label that a field has in its collection, so that a page uses the same name for it. */
export function fieldLabel(fields: readonly Field[], name: string, language: 'es' | 'en'): string {
  const field = fields.find((candidate) => 'name' in candidate && candidate.name === name)
  return labelled.parse(field).label[language]
}
