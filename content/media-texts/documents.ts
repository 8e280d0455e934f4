import { isOnSale } from '@app/domain/snapshot/sale-documents'
import { projects } from '../projects/all-projects'
import type { MediaText } from './media-text'

const projectDocuments = projects
  .filter(isOnSale)
  .flatMap(({ name, answers }) =>
    (answers?.documents ?? []).flatMap(({ file, name: document }): [string, MediaText][] =>
      file === null
        ? []
        : [[file, { alt: { es: `${name}: ${document.es} (muestra)`, en: `${name}: ${document.en} (sample)` } }]],
    ),
  )

export const documentTexts: Record<string, MediaText> = {
  'politica-de-gestion': {
    alt: {
      es: 'Política de gestión: calidad, ambiente y trato',
      en: 'Management policy: quality, environment and service',
    },
  },
  ...Object.fromEntries(projectDocuments),
}
