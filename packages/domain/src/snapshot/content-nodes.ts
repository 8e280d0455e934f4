// Texts and media keys are found by traversing the schema, so new fields are checked without being listed here.

import * as z from 'zod'
import { type Locale, locales } from '../language/locale'
import { type Localized, localized, mediaKey, spanishFirst } from '../language/localized.schema'

/** `path` is for messages (`projects[santorini].slider[0]`), `field` for the form of the record (`slider.0`). */
type Node = { path: string; field: string }
export type TextNode = Node & { text: Partial<Localized>; required: readonly Locale[] }
export type MediaNode = Node & { key: string }
export type ContentNodes = { texts: TextNode[]; media: MediaNode[] }

export function contentNodes(schema: z.core.$ZodType, value: unknown, path: string): ContentNodes {
  const nodes: ContentNodes = { texts: [], media: [] }
  collectNodes(schema, value, { path, field: '' }, nodes)
  return nodes
}

export const languagesOf = (node: TextNode): { locale: Locale; text: string }[] =>
  locales.map((locale) => ({ locale, text: node.text[locale] ?? '' }))

/** Returns whether a text matches a pattern in any language. A text may be empty while its record is not valid. */
export const hasMatch = ({ text }: TextNode, pattern: RegExp): boolean =>
  locales.some((locale) => pattern.test(text[locale] ?? ''))

/** Adds the texts and media keys of a value to `nodes`. */
export function collectNodes(schema: z.core.$ZodType, value: unknown, position: Node, nodes: ContentNodes): void {
  if (schema instanceof z.ZodNullable || schema instanceof z.ZodOptional) {
    if (value !== null && value !== undefined) collectNodes(schema.unwrap(), value, position, nodes)
    return
  }
  if (schema === localized || schema === spanishFirst) {
    const requiredLocales: readonly Locale[] = schema === localized ? locales : ['es']
    nodes.texts.push({ ...position, text: (value ?? {}) as Partial<Localized>, required: requiredLocales })
    return
  }
  if (schema === mediaKey) {
    nodes.media.push({ ...position, key: String(value ?? '') })
    return
  }
  if (schema instanceof z.ZodArray) {
    const items = Array.isArray(value) ? value : []
    items.forEach((item: unknown, index) => {
      const path = `${position.path}[${itemName(item) ?? index}]`
      collectNodes(schema.element, item, { path, field: fieldPath(position.field, index) }, nodes)
    })
    return
  }
  if (schema instanceof z.ZodObject) {
    const fields = (value ?? {}) as Record<string, unknown>
    for (const [name, field] of Object.entries(schema.shape))
      collectNodes(
        field,
        fields[name],
        { path: `${position.path}.${name}`, field: fieldPath(position.field, name) },
        nodes,
      )
  }
}

const fieldPath = (field: string, part: string | number) => (field ? `${field}.${part}` : String(part))

/**
 * Returns the slug, key, number or purpose of an item. Messages contain it instead of the index, because people look
 * for "santorini" and not for the fourth project.
 */
function itemName(item: unknown): string | number | null {
  if (typeof item !== 'object' || item === null) return null
  const record = item as Record<string, unknown>
  const name = record.slug ?? record.key ?? record.number ?? record.purpose
  return typeof name === 'string' || typeof name === 'number' ? name : null
}
