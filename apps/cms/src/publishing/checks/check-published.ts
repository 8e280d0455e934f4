// Validates a record when staff publish it, because a release would report its problems only minutes later. A problem
// rolls the change back.

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
import { createMarkdownWriter } from '../snapshot/markdown-writer'
import { formField } from './form-field'
import { readCheckContext } from './read-check-context'

/** The seed sets this in the context of its requests, because it writes one language at a time. */
export const skipRules = 'skipRules'

export const checkPublished: CollectionAfterChangeHook = async ({ doc, req, collection }) => {
  if (doc._status !== 'published' || doc.deletedAt || req.context[skipRules]) return
  const part = partOf(collectionParts, collection.slug)
  if (!part) return
  const reader = await sameTransaction(req)
  const slug = collection.slug as CollectionSlug
  const document = await req.payload.findByID({ collection: slug, id: doc.id, depth: 0, locale: 'all', req: reader })
  await rejectProblems({ part, document, fields: collection.fields, req, target: { collection: slug, id: doc.id } })
}

export const checkPublishedGlobal: GlobalAfterChangeHook = async ({ doc, req, global }) => {
  if (doc._status !== 'published' || req.context[skipRules]) return
  const part = partOf(globalParts, global.slug)
  if (!part) return
  const slug = global.slug as GlobalSlug
  const document = await req.payload.findGlobal({ slug, depth: 0, locale: 'all', req: await sameTransaction(req) })
  await rejectProblems({ part, document, fields: global.fields, req, target: { global: slug } })
}

const partOf = (parts: Record<string, string>, slug: string) =>
  Object.keys(parts).find((part) => parts[part] === slug) as ContentPart | undefined

/**
 * Returns a new request in the same transaction. Reading all languages would change the language of the current
 * request.
 */
export const sameTransaction = async (req: PayloadRequest): Promise<Partial<PayloadRequest>> => ({
  transactionID: await req.transactionID,
})

type PublishedRecord = {
  part: ContentPart
  document: unknown
  fields: Field[]
  req: PayloadRequest
  target: { collection: CollectionSlug; id: string } | { global: GlobalSlug }
}

async function rejectProblems({ part, document, fields, req, target }: PublishedRecord): Promise<void> {
  const { checkContext, keyOf } = await readCheckContext({ payload: req.payload, req: await sameTransaction(req) })
  const toMarkdown = await createMarkdownWriter(req.payload, keyOf)
  const record = documentToContent(fields, document as Record<string, unknown>, {
    keyOf,
    toMarkdown,
    isFallbackDisabled: true,
  })
  const problems = recordProblems(part, record, checkContext)
  if (problems.length === 0) return
  throw new ValidationError({ ...target, errors: errorsOf(problems, fields, req), req }, req.t)
}

/** Returns at most one error per field, because the form shows only one. */
function errorsOf(problems: ContentProblem[], fields: Field[], req: PayloadRequest) {
  const language = languageOf(req.i18n)
  const problemsByField = Map.groupBy(problems, ({ field }) => formField(fields, field).path)
  return [...problemsByField].map(([path, fieldProblems]) => ({
    path,
    label: formField(fields, path).label as string | undefined,
    message: [...new Set(fieldProblems.map(({ message }) => message[language]))].join(' '),
  }))
}
