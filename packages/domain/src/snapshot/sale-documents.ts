// Buyers pay for a project before it is built, so they must be able to read the contract and the documents that allow us
// to sell it.

import type { Localized } from '../language/localized.schema'
import type { Project } from './project.schema'
import type { DocumentKind, ProjectAnswers } from './project-answers.schema'

/** The documents that buyers of every project on sale can open. */
const requiredKinds = ['registry', 'licence', 'plan', 'contract', 'delivery'] as const satisfies DocumentKind[]

export const documentKindNames: Record<DocumentKind, Localized> = {
  registry: { es: 'Partida registral', en: 'Registry extract' },
  licence: { es: 'Licencia', en: 'Licence' },
  plan: { es: 'Plano', en: 'Plan' },
  contract: { es: 'Modelo de contrato', en: 'Contract draft' },
  delivery: { es: 'Condiciones de entrega', en: 'Delivery terms' },
  other: { es: 'Otro documento', en: 'Other document' },
}

export const isOnSale = ({ status, soldOut }: Pick<Project, 'status' | 'soldOut'>): boolean =>
  status !== 'delivered' && !soldOut

/** Returns the required kinds that no document with a file has. */
export const missingDocumentKinds = (
  documents: readonly Pick<ProjectAnswers['documents'][number], 'kind' | 'file'>[],
) => requiredKinds.filter((requiredKind) => !documents.some(({ kind, file }) => kind === requiredKind && file !== null))
