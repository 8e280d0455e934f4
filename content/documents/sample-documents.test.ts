import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { isOnSale, missingDocumentKinds } from '@app/domain/snapshot/sale-documents'
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { expect, test } from 'vitest'
import { projects } from '../projects/all-projects'
import { sampleDocuments } from './all-documents'
import type { Block, SampleDocument } from './sample-document'

const documents = sampleDocuments()
const pathOf = (file: string) => path.resolve(import.meta.dirname, '../media/documents', `${file}.pdf`)

/** Returns the text of each page without spaces, because lines break differently in the PDF. */
async function pagesOf(file: string): Promise<string[]> {
  const pdf = await getDocument({ data: new Uint8Array(await readFile(pathOf(file))), verbosity: 0 }).promise
  const pages = await Promise.all(
    Array.from({ length: pdf.numPages }, async (_, index) => {
      const { items } = await (await pdf.getPage(index + 1)).getTextContent()
      return items.map((item) => ('str' in item ? item.str : '')).join('')
    }),
  )
  return pages.map(withoutSpaces)
}

const withoutSpaces = (text: string) => text.replace(/\s+/g, '')

function textsOf({ title, project, issuer, blocks, checks, summary }: SampleDocument): string[] {
  const notes = checks.flatMap(({ question, answer }) => [question, answer])
  return [title, project, issuer, summary, ...notes, ...blocks.flatMap(blockTexts)]
}

function blockTexts(block: Block): string[] {
  if (block.type === 'facts') return block.rows.flat()
  if (block.type === 'clauses') return block.clauses.flatMap(({ title, text }) => [title, text])
  if (block.type === 'table') return [...block.head, ...block.rows.flat()]
  return []
}

test('every project on sale has a file for each kind of document', () => {
  for (const { slug, answers } of projects.filter(isOnSale)) {
    expect([slug, missingDocumentKinds(answers?.documents ?? [])]).toEqual([slug, []])
    for (const { file } of answers?.documents ?? [])
      if (file) expect([file, existsSync(pathOf(file))]).toEqual([file, true])
  }
})

test('a delivered project has no sample documents', () => {
  expect(documents.filter(({ project }) => project === 'Killa')).toEqual([])
})

test.each(documents.map((document) => [document.file, document] as const))(
  '%s.pdf contains the texts of the content and a sample notice on each page',
  async (file, document) => {
    const pages = await pagesOf(file)
    const text = pages.join('')
    expect(textsOf(document).filter((part) => !text.includes(withoutSpaces(part)))).toEqual([])
    for (const page of pages) expect(page).toContain(withoutSpaces('Muestra sin valor legal'))
    expect((await readFile(pathOf(file))).length).toBeLessThan(60_000)
  },
)
