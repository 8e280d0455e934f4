import type { Field } from 'payload'
import * as z from 'zod'

const labelledField = z.object({ label: z.object({ es: z.string(), en: z.string() }) })

/** Returns the label of a field in its collection, so staff pages show the same label as the forms. */
export function fieldLabel(fields: readonly Field[], name: string, language: 'es' | 'en'): string {
  const field = fields.find((candidate) => 'name' in candidate && candidate.name === name)
  return labelledField.parse(field).label[language]
}
