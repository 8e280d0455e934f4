import * as z from 'zod'
import { localized, mediaKey } from '../language/localized.schema'

/** A paper a buyer may read before signing. One that is under way says so in its note, and has no number yet. */
const paper = z.object({
  name: localized,
  issuer: localized.nullable(),
  number: z.string().nullable(),
  date: z.iso.date().nullable(),
  note: localized.nullable(),
  file: mediaKey.nullable(),
})

/** By car, from the entrance. */
const drive = z.object({ destination: localized, minutes: z.number().int().positive() })

const facts = z.object({
  water: localized.nullable(),
  power: localized.nullable(),
  sewer: localized.nullable(),
  /** Its month is what is promised. */
  deliveryOn: z.iso.date().nullable(),
  deliveryNote: localized.nullable(),
  /** A month, from the delivery on; soles follow from the exchange rate. */
  maintenanceUsd: z.number().positive().nullable(),
  maintenanceNote: localized.nullable(),
  /** For whoever builds. */
  rules: z.array(localized),
  /** On foot, from the nearest and from the farthest lot. */
  sandFromM: z.number().int().nonnegative().nullable(),
  sandToM: z.number().int().nonnegative().nullable(),
  drives: z.array(drive),
})

/** What a buyer asks first. Every part may be missing; what is missing is not shown. */
export const projectAnswers = z.object({
  /** Invented values: the page says so beside them. */
  isDemo: z.boolean(),
  facts,
  papers: z.array(paper),
  /** What the worked example of the price leaves out. */
  notInPrice: localized.nullable(),
  questions: z.array(z.object({ question: localized, answer: localized })),
  /** Who calls a person that wrote to us. */
  caller: localized.nullable(),
})
export type ProjectAnswers = z.infer<typeof projectAnswers>
