type OfferedDocument = { documentTypeId: string; label: { es: string } }

/** A form that offers one type twice would ask a question with two equal answers. */
export function documentProblems(documents: readonly OfferedDocument[]): string[] {
  const ids = documents.map(({ documentTypeId }) => documentTypeId)
  return documents
    .filter(({ documentTypeId }, index) => ids.indexOf(documentTypeId) !== index)
    .map(({ documentTypeId, label }) => `formTexts.documents: "${label.es}" is type ${documentTypeId} once more`)
}
