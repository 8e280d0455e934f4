import type { Where } from 'payload'

/** Returns a filter for records in which every word of the text occurs in one of the fields. */
export function matchWords(text: string, fields: readonly string[]): Where | undefined {
  const words = text.split(/\s+/).filter(Boolean)
  if (words.length === 0 || fields.length === 0) return undefined
  return { and: words.map((word) => ({ or: fields.map((field) => ({ [field]: { like: word } })) })) }
}
