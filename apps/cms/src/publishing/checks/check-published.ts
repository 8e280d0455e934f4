// Applies the release rules when staff publish instead of minutes later. The record is read back inside the
// transaction of the change, in both languages and as the snapshot reads it; a problem rolls the change back.

import type { ContentProblem } from '@app/domain/snapshot/problems/content-problem'
import type { ContentPart } from '@app/domain/snapshot/record-problems'
import { recordProblems } from '@app/domain/snapshot/record-problems'
import {
  type CollectionAfterChangeHook,
  type CollectionSlug,
  type Field,
  type GlobalAfterChangeHook,
  type GlobalSlug,
  type PayloadRequest,
  ValidationError,
} from 'payload'
import { languageOf } from '../../panel/language/language'
import { collectionParts, globalParts } from '../snapshot/content-sources'
import { documentToContent } from '../snapshot/document-to-content'
import { markdownWriter } from '../snapshot/markdown-writer'
import { formField } from './form-field'
import { readSurroundings } from './read-surroundings'

/** Set on a request that writes content already checked (the seed), which needs one step per language. */
export const skipRules = 'skipRules'

export const checkPublished: CollectionAfterChangeHook = async ({ doc, req, collection }) => {
  if (doc._status !== 'published' || doc.deletedAt || req.context[skipRules]) return
  const part = partOf(collectionParts, collection.slug)
  if (!part) return
  const reader = await sameTransaction(req)
  const slug = collection.slug as CollectionSlug
  const stored = await req.payload.findByID({ collection: slug, id: doc.id, depth: 0, locale: 'all', req: reader })
  await rejectProblems({ part, stored, fields: collection.fields, req, of: { collection: slug, id: doc.id } })
}

export const checkPublishedGlobal: GlobalAfterChangeHook = async ({ doc, req, global }) => {
  if (doc._status !== 'published' || req.context[skipRules]) return
  const part = partOf(globalParts, global.slug)
  if (!part) return
  const slug = global.slug as GlobalSlug
  const stored = await req.payload.findGlobal({ slug, depth: 0, locale: 'all', req: await sameTransaction(req) })
  await rejectProblems({ part, stored, fields: global.fields, req, of: { global: slug } })
}

const partOf = (parts: Record<string, string>, slug: string) =>
  Object.keys(parts).find((part) => parts[part] === slug) as ContentPart | undefined

/** A separate request: reading in all languages must not change the language of the current one. */
export const sameTransaction = async (req: PayloadRequest): Promise<Partial<PayloadRequest>> => ({
  transactionID: await req.transactionID,
})

type Written = {
  part: ContentPart
  stored: unknown
  fields: Field[]
  req: PayloadRequest
  of: { collection: CollectionSlug; id: string } | { global: GlobalSlug }
}

async function rejectProblems({ part, stored, fields, req, of }: Written): Promise<void> {
  const { around, keyOf } = await readSurroundings({ payload: req.payload, req: await sameTransaction(req) })
  const toMarkdown = await markdownWriter(req.payload, keyOf)
  const record = documentToContent(fields, stored as Record<string, unknown>, { keyOf, toMarkdown, asWritten: true })
  const problems = recordProblems(part, record, around)
  if (problems.length === 0) return
  throw new ValidationError({ ...of, errors: errorsOf(problems, fields, req), req }, req.t)
}

/** One message per field, because the form shows no more. */
function errorsOf(problems: ContentProblem[], fields: Field[], req: PayloadRequest) {
  const language = languageOf(req.i18n)
  const byField = Map.groupBy(problems, ({ field }) => formField(fields, field).path)
  return [...byField].map(([path, found]) => ({
    path,
    label: formField(fields, path).label as string | undefined,
    message: [...new Set(found.map(({ message }) => message[language]))].join(' '),
  }))
}
