import type { DocumentKind } from '@app/domain/snapshot/project-answers.schema'

export type SampleKind = Exclude<DocumentKind, 'other'>

const fileNames: Record<SampleKind, string> = {
  registry: 'partida-registral',
  licence: 'licencia',
  plan: 'plano',
  contract: 'modelo-de-contrato',
  delivery: 'condiciones-de-entrega',
}

/** Returns the name of a file in `media/documents` without its extension, which is also its media key. */
export const documentFile = (project: string, kind: SampleKind): string => `${project}-${fileNames[kind]}`
