import * as z from 'zod'
import { localized, mediaKey } from '../language/localized.schema'

/** A document that a buyer may read before signing. One that is pending says so in its note and has no number yet. */
const projectDocument = z.object({
  name: localized,
  issuer: localized.nullable(),
  number: z.string().nullable(),
  date: z.iso.date().nullable(),
  note: localized.nullable(),
  file: mediaKey.nullable(),
})

/** Driving time from the entrance. */
const drive = z.object({ destination: localized, minutes: z.number().int().positive() })

const facts = z.object({
  water: localized.nullable(),
  power: localized.nullable(),
  sewer: localized.nullable(),
  /** Only the month is promised. */
  deliveryOn: z.iso.date().nullable(),
  deliveryNote: localized.nullable(),
  /** Per month, from the delivery on; soles follow from the exchange rate. */
  maintenanceUsd: z.number().positive().nullable(),
  maintenanceNote: localized.nullable(),
  /** Building rules. */
  rules: z.array(localized),
  /** Walking distance from the nearest and the farthest lot. */
  sandFromM: z.number().int().nonnegative().nullable(),
  sandToM: z.number().int().nonnegative().nullable(),
  drives: z.array(drive),
})

/** Answers to the first questions of buyers. Every part is optional and omitted if missing. */
export const projectAnswers = z.object({
  /** Invented values: the page says so. */
  isDemo: z.boolean(),
  facts,
  papers: z.array(projectDocument),
  /** What the price example leaves out. */
  notInPrice: localized.nullable(),
  questions: z.array(z.object({ question: localized, answer: localized })),
  /** Who calls a person that wrote to us. */
  caller: localized.nullable(),
})
export type ProjectAnswers = z.infer<typeof projectAnswers>
