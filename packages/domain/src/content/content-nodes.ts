// Finds every text and every media key of a snapshot by walking its schema: a field added to the contract is checked
// without anybody remembering to list it here.

import * as z from 'zod'
import { type Locale, type Localized, locales, localized, mediaKey, spanishFirst } from './localized.schema'

export type TextNode = { path: string; text: Partial<Localized>; required: readonly Locale[] }
export type MediaNode = { path: string; key: string }
export type ContentNodes = { texts: TextNode[]; media: MediaNode[] }

export function contentNodes(schema: z.core.$ZodType, value: unknown, path: string): ContentNodes {
  const nodes: ContentNodes = { texts: [], media: [] }
  visit(schema, value, path, nodes)
  return nodes
}

export function* languagesOf(node: TextNode): Generator<{ locale: Locale; text: string }> {
  for (const locale of locales) yield { locale, text: node.text[locale] ?? '' }
}

function visit(schema: z.core.$ZodType, value: unknown, path: string, nodes: ContentNodes): void {
  if (schema instanceof z.ZodNullable) {
    if (value !== null && value !== undefined) visit(schema.unwrap(), value, path, nodes)
    return
  }
  if (schema === localized || schema === spanishFirst) {
    const required: readonly Locale[] = schema === localized ? locales : ['es']
    nodes.texts.push({ path, text: (value ?? {}) as Partial<Localized>, required })
    return
  }
  if (schema === mediaKey) {
    nodes.media.push({ path, key: String(value ?? '') })
    return
  }
  if (schema instanceof z.ZodArray) {
    const items = Array.isArray(value) ? value : []
    items.forEach((item: unknown, index) => {
      visit(schema.element, item, `${path}[${nameOf(item) ?? index}]`, nodes)
    })
    return
  }
  if (schema instanceof z.ZodObject) {
    const fields = (value ?? {}) as Record<string, unknown>
    for (const [name, field] of Object.entries(schema.shape)) visit(field, fields[name], `${path}.${name}`, nodes)
  }
}

/** People look for "santorini", not for the fourth project. */
function nameOf(item: unknown): string | number | null {
  if (typeof item !== 'object' || item === null) return null
  const record = item as Record<string, unknown>
  const name = record.slug ?? record.key ?? record.number ?? record.purpose
  return typeof name === 'string' || typeof name === 'number' ? name : null
}
