import type { DocumentKind } from '@app/domain/snapshot/project-answers.schema'

export type Block =
  | { type: 'facts'; rows: [name: string, value: string][] }
  | { type: 'clauses'; clauses: { title: string; text: string }[] }
  | { type: 'table'; head: string[]; rows: string[][] }
  | { type: 'svgs'; svgs: string[] }

/** A sample document of a project, as text. It is in Spanish with a summary in English, as real documents would be. */
export type SampleDocument = {
  /** Name of the file without its extension, which is also its media key. */
  file: string
  project: string
  kind: DocumentKind
  title: string
  issuer: string
  date: string
  blocks: Block[]
  /** What a buyer should check in the real document. */
  checks: { question: string; answer: string }[]
  summary: string
}

/** A number that cannot be mistaken for a real one. */
export const sampleNumber = 'EJEMPLO-0000'
