// Sample documents of every project on sale, as text. `pnpm documents:write` generates the PDFs in `media/documents`.

import { isOnSale } from '@app/domain/snapshot/sale-documents'
import { projects } from '../projects/all-projects'
import { contractDocument } from './contract-document'
import { deliveryDocument } from './delivery-document'
import type { SampleKind } from './document-files'
import { licenceDocument } from './licence-document'
import { planDocument } from './plan-document'
import { factsOf, type ProjectFacts } from './project-facts'
import { registryDocument } from './registry-document'
import type { SampleDocument } from './sample-document'

const writers: Record<SampleKind, (facts: ProjectFacts, date: string) => SampleDocument> = {
  registry: registryDocument,
  licence: licenceDocument,
  plan: planDocument,
  contract: contractDocument,
  delivery: deliveryDocument,
}

export const sampleDocuments = (): SampleDocument[] =>
  projects.filter(isOnSale).flatMap((project) => {
    const facts = factsOf(project)
    return facts.documents.flatMap(({ kind, date }) =>
      kind === 'other' || date === null ? [] : [writers[kind](facts, date)],
    )
  })
