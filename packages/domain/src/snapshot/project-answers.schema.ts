import * as z from 'zod'
import { localized, mediaKey } from '../language/localized.schema'

/** A plan is the site plan of a condominium or the floor plans of a building. */
export const documentKinds = ['registry', 'licence', 'plan', 'contract', 'delivery', 'other'] as const
export type DocumentKind = (typeof documentKinds)[number]

/** A document that a buyer may read before signing. The note says if the document is pending. */
const projectDocument = z.object({
  kind: z.enum(documentKinds),
  name: localized,
  /** One line on what the document proves. */
  proves: localized.nullable(),
  issuer: localized.nullable(),
  number: z.string().nullable(),
  date: z.iso.date().nullable(),
  note: localized.nullable(),
  file: mediaKey.nullable(),
})

/** Driving time from the entrance of the project. */
const drive = z.object({ destination: localized, minutes: z.number().int().positive() })

const facts = z.object({
  water: localized.nullable(),
  power: localized.nullable(),
  sewer: localized.nullable(),
  /** The site shows only the month. */
  deliveryOn: z.iso.date().nullable(),
  deliveryNote: localized.nullable(),
  /** Monthly fee after delivery. The amount in soles is calculated with the exchange rate. */
  maintenanceUsd: z.number().positive().nullable(),
  maintenanceNote: localized.nullable(),
  /** Rules for building on a lot. */
  rules: z.array(localized),
  /** Walking distance to the beach in metres, from the nearest lot. `sandToM` is the distance from the farthest lot. */
  sandFromM: z.number().int().nonnegative().nullable(),
  sandToM: z.number().int().nonnegative().nullable(),
  drives: z.array(drive),
})

/** Answers to the questions that buyers ask first. The page omits missing parts. */
export const projectAnswers = z.object({
  /** True if the values are invented; the page says so. */
  isDemo: z.boolean(),
  facts,
  documents: z.array(projectDocument),
  /** Costs that the example of a payment plan does not include. */
  notInPrice: localized.nullable(),
  questions: z.array(z.object({ question: localized, answer: localized })),
  /** Says who calls a person who contacted us. */
  caller: localized.nullable(),
})
export type ProjectAnswers = z.infer<typeof projectAnswers>
