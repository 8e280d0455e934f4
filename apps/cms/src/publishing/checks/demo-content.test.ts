// These tests convert the demo content to documents as the seed does, and read them back as the publishing rules do.
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { demoContent } from '@app/content/snapshot'
import type { CheckContext } from '@app/domain/snapshot/problems/check-context'
import { type ContentPart, recordProblems } from '@app/domain/snapshot/record-problems'
import { readSvg } from '@app/platform/svg/read-svg'
import { convertMarkdownToLexical, editorConfigFactory } from '@payloadcms/richtext-lexical'
import type { Field, Payload, SanitizedConfig } from 'payload'
import { beforeAll, expect, test, vi } from 'vitest'
import { contentToDocument } from '../../seed/content-to-document'
import { collectionParts, globalParts } from '../snapshot/content-sources'
import { type ContentContext, documentToContent } from '../snapshot/document-to-content'
import { createMarkdownWriter } from '../snapshot/markdown-writer'
import { imageKeysToIds } from '../snapshot/text-image-ids'

type Entry = Record<string, unknown>

let config: SanitizedConfig
let toMarkdown: ContentContext['toMarkdown']
let toRichText: (markdown: string) => unknown

beforeAll(async () => {
  // In this phase the configuration loads without secrets.
  vi.stubEnv('NEXT_PHASE', 'phase-production-build')
  config = await (await import('../../payload.config')).default
  const editorConfig = await editorConfigFactory.default({ config })
  toMarkdown = await createMarkdownWriter({ config } as Payload, (_, id) => id)
  toRichText = (markdown) =>
    convertMarkdownToLexical({ editorConfig, markdown: imageKeysToIds(markdown, (key) => key) })
}, 60_000)

const checkContext = {
  ...demoContent,
  media: [
    { key: 'bahia-serena-terrace', kind: 'image' },
    ...demoContent.projects
      .filter(({ lotPlan }) => lotPlan)
      .map(({ slug, lotPlan }) => ({
        key: lotPlan,
        kind: 'svg',
        shapes: readSvg(
          readFileSync(path.join(import.meta.dirname, `../../../../../content/media/lot-plans/${slug}.svg`), 'utf8'),
        ).shapes,
      })),
  ],
  redirects: [],
} as unknown as CheckContext

/** Converts an entry to a document. Keys serve as ids, so every linked record exists. */
const toDocument = (fields: Field[], entry: Entry, locale: 'es' | 'en') =>
  contentToDocument(fields, entry, { locale, idOf: (_, key) => key, toRichText })

function mergeLanguages(fields: Field[], es: Entry, en: Entry): Entry {
  const mergedEntry: Entry = { ...es }
  for (const field of fields) {
    if (field.type === 'tabs')
      Object.assign(mergedEntry, mergeLanguages(field.tabs.flatMap((tab) => tab.fields) as Field[], es, en))
    if (!('name' in field) || !field.name || !(field.name in es)) continue
    const [spanish, english] = [es[field.name], en[field.name]]
    if ('localized' in field && field.localized) mergedEntry[field.name] = { es: spanish, en: english }
    else if (field.type === 'group')
      mergedEntry[field.name] = mergeLanguages(field.fields, spanish as Entry, english as Entry)
    else if (field.type === 'array')
      mergedEntry[field.name] = (spanish as Entry[]).map((row, index) =>
        mergeLanguages(field.fields, row, (english as Entry[])[index] ?? {}),
      )
  }
  return mergedEntry
}

function readBack(fields: Field[], entry: Entry): Entry {
  const document = mergeLanguages(fields, toDocument(fields, entry, 'es'), toDocument(fields, entry, 'en'))
  return documentToContent(fields, document, { keyOf: (_, id) => id, toMarkdown, isFallbackDisabled: true })
}

test.each(Object.entries(collectionParts))('finds no problem in any demo record of %s', (part, slug) => {
  const { fields } = config.collections.find((collection) => collection.slug === slug) ?? { fields: [] }
  const entries = demoContent[part as keyof typeof collectionParts] as Entry[]
  expect(
    entries.flatMap((entry) => recordProblems(part as ContentPart, readBack(fields, entry), checkContext)),
  ).toEqual([])
})

test.each(Object.entries(globalParts))('finds no problem in the demo page %s', (part, slug) => {
  const { fields } = config.globals.find((global) => global.slug === slug) ?? { fields: [] }
  const entry = demoContent[part as keyof typeof globalParts] as unknown as Entry
  expect(recordProblems(part as ContentPart, readBack(fields, entry), checkContext)).toEqual([])
})

test('keeps an image when a formatted text is converted to the format of the editor and back', () => {
  const { fields } = config.collections.find(({ slug }) => slug === 'news') ?? { fields: [] }
  const article = demoContent.news.find(({ number }) => number === 3) as unknown as Entry
  const { body } = readBack(fields, article) as { body: { es: string; en: string } }
  for (const text of [body.es, body.en]) expect(text).toContain('\n\n![](media:bahia-serena-terrace)\n\n')
})
