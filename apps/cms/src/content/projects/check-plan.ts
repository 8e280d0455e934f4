// A plan that does not fit its lots is told to whoever uploads it, at the field, and not only to whoever publishes.

import { planRefusal } from '@sillar/domain/lot/lot-plan'
import { drawingParts } from '@sillar/domain/snapshot/media.schema'
import { type CollectionBeforeChangeHook, type PayloadRequest, ValidationError } from 'payload'
import { requestQueries } from '../../platform/database/request-queries'
import { sameTransaction, skipRules } from '../../publishing/checks/check-published'
import { readLots } from './read-lots'

/** In a project: asked of drafts too, when another plan is chosen. */
export const checkChosenPlan: CollectionBeforeChangeHook = async ({ data, originalDoc, req }) => {
  const plan = idOf(data.lotPlan)
  if (!plan || plan === idOf(originalDoc?.lotPlan) || req.context[skipRules]) return data
  const reader = await sameTransaction(req)
  const { shapes } = await req.payload.findByID({ collection: 'media', id: plan, depth: 0, req: reader })
  const lots = originalDoc?.id ? await readLots(await requestQueries(req), originalDoc.id) : []
  refuse(req, 'lotPlan', planRefusal(shapesOf(shapes), lots, languageOf(req)))
  return data
}

/** In the library: when the file of a plan gets other bytes, for every project that shows it. */
export const checkReplacedPlan: CollectionBeforeChangeHook = async ({ data, originalDoc, operation, req }) => {
  if (operation !== 'update' || !req.file || req.context[skipRules]) return data
  const database = await requestQueries(req)
  const { rows } = await database.query<{ id: string; name: string }>(
    'select id, name from projects where lot_plan_id = $1 and deleted_at is null',
    [originalDoc?.id],
  )
  for (const { id, name } of rows) {
    const refusal = planRefusal(shapesOf(data.shapes), await readLots(database, id), languageOf(req))
    refuse(req, 'file', refusal && `${name}: ${refusal}`)
  }
  return data
}

function refuse(req: PayloadRequest, path: string, message: string | null): void {
  if (message) throw new ValidationError({ errors: [{ path, message }], req }, req.t)
}

const languageOf = (req: PayloadRequest) => (req.i18n.language === 'en' ? 'en' : 'es')

/** Only drawings have any. */
const shapesOf = (value: unknown) => drawingParts.shape.shapes.nullable().parse(value ?? null)

const idOf = (value: unknown): string | null => {
  if (typeof value === 'string') return value || null
  return (value as { id?: string } | null | undefined)?.id ?? null
}
