import type { Project } from '../project.schema'
import { documentKindNames, isOnSale, missingDocumentKinds } from '../sale-documents'
import type { ContentProblem } from './content-problem'

type SellingProject = Pick<Project, 'slug' | 'status' | 'soldOut' | 'answers'>

/** Reports documents that buyers of a project on sale cannot open, and documents that do not say what they prove. */
export function saleDocumentProblems(project: SellingProject): ContentProblem[] {
  if (!isOnSale(project)) return []
  const documents = project.answers?.documents ?? []
  const missingKinds = missingDocumentKinds(documents)
  const path = `projects[${project.slug}].answers.documents`
  const names = missingKinds.map((kind) => documentKindNames[kind].es.toLowerCase()).join(', ')
  return [
    ...(missingKinds.length === 0
      ? []
      : [
          {
            path,
            field: 'answers.documents',
            message: {
              en: `buyers cannot open these documents: ${missingKinds.join(', ')}`,
              es: `Faltan documentos que un comprador pueda abrir: ${names}. Agrega cada uno aquí, con su tipo y su archivo PDF.`,
            },
          },
        ]),
    ...documents.flatMap(({ file, proves }, index) =>
      file === null || proves !== null
        ? []
        : [
            {
              path: `${path}[${index}].proves`,
              field: `answers.documents.${index}.proves`,
              message: {
                en: 'the document does not say what it proves',
                es: 'Escribe en una línea qué demuestra este documento.',
              },
            },
          ],
    ),
  ]
}
