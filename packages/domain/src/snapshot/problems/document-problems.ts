import type { ContentProblem } from './content-problem'

type OfferedDocument = { documentTypeId: string; label: { es: string } }

/** Reports a document type that the form offers twice. */
export function documentProblems(documents: readonly OfferedDocument[]): ContentProblem[] {
  const ids = documents.map(({ documentTypeId }) => documentTypeId)
  return documents.flatMap(({ documentTypeId, label }, index) =>
    ids.indexOf(documentTypeId) === index
      ? []
      : [
          {
            path: 'formTexts.documents',
            field: `documents.${index}.documentTypeId`,
            message: {
              en: `"${label.es}" is type ${documentTypeId} once more`,
              es: `«${label.es}» repite un tipo de documento que ya está en la lista. Quita una de las dos filas.`,
            },
          },
        ],
  )
}
