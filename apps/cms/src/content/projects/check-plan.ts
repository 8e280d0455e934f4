// Rejects a site plan that does not match its lots as soon as staff choose or upload it, not only when it is published.

import { planError } from '@app/domain/lot/lot-plan'
import { svgParts } from '@app/domain/snapshot/media.schema'
import { type CollectionBeforeChangeHook, type PayloadRequest, ValidationError } from 'payload'
import { languageOf } from '../../panel/language/language'
import { requestQueries } from '../../platform/database/request-queries'
import { sameTransaction, skipRules } from '../../publishing/checks/check-published'
import { readLots } from './read-lots'

/** Checks a newly chosen site plan of a project, even in a draft. */
export const checkChosenPlan: CollectionBeforeChangeHook = async ({ data, originalDoc, req }) => {
  const plan = idOf(data.lotPlan)
  if (!plan || plan === idOf(originalDoc?.lotPlan) || req.context[skipRules]) return data
  const reader = await sameTransaction(req)
  const { shapes } = await req.payload.findByID({ collection: 'media', id: plan, depth: 0, req: reader })
  const lots = originalDoc?.id ? await readLots(await requestQueries(req), originalDoc.id) : []
  rejectPlan(req, 'lotPlan', planError(shapesOf(shapes), lots, languageOf(req.i18n)))
  return data
}

/** Checks a replaced plan file against the lots of every project that uses it. */
export const checkReplacedPlan: CollectionBeforeChangeHook = async ({ data, originalDoc, operation, req }) => {
  if (operation !== 'update' || !req.file || req.context[skipRules]) return data
  const database = await requestQueries(req)
  const { rows } = await database.query<{ id: string; name: string }>(
    'select id, name from projects where lot_plan_id = $1 and deleted_at is null',
    [originalDoc?.id],
  )
  for (const { id, name } of rows) {
    const problem = planError(shapesOf(data.shapes), await readLots(database, id), languageOf(req.i18n))
    rejectPlan(req, 'file', problem && `${name}: ${problem}`)
  }
  return data
}

function rejectPlan(req: PayloadRequest, path: string, message: string | null): void {
  if (message) throw new ValidationError({ errors: [{ path, message }], req }, req.t)
}

/** Returns the shapes of a file, or null if the file is not an SVG. */
const shapesOf = (value: unknown) => svgParts.shape.shapes.nullable().parse(value ?? null)

const idOf = (value: unknown): string | null => {
  if (typeof value === 'string') return value || null
  return (value as { id?: string } | null | undefined)?.id ?? null
}
