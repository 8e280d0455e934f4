// `pnpm documents:write` generates the sample documents of the projects on sale from their content.
import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { sampleDocuments } from '../documents/all-documents'
import { documentPdf } from '../documents/document-pdf'

const folder = path.resolve(import.meta.dirname, '../media/documents')
await mkdir(folder, { recursive: true })
let bytes = 0
const documents = sampleDocuments()
for (const document of documents) {
  const pdf = await documentPdf(document)
  bytes += pdf.length
  await writeFile(path.join(folder, `${document.file}.pdf`), pdf)
}
console.log(`${documents.length} documents, ${Math.round(bytes / 1024)} KB`)
