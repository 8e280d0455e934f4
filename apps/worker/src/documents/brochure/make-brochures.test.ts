import { mkdir, mkdtemp, readFile, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { fileSize, sizeMark } from '@app/domain/brochure/brochure-file'
import { sampleProject, sampleSnapshot } from '@app/domain/snapshot/sample-snapshot.fixture'
import { beforeEach, expect, test } from 'vitest'
import { type BrochureOrder, brochurePdf } from './brochure-pdf'
import { addBrochures, makeBrochures } from './make-brochures'

let folder = ''
let renderedBrochures: string[] = []

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'brochures-'))
  renderedBrochures = []
})

const maker = {
  readMedia: () => Promise.reject(new Error('no such file')),
  renderPdf: (order: BrochureOrder) => {
    renderedBrochures.push(`${order.brochure.slug} ${order.brochure.locale}`)
    return brochurePdf(order)
  },
  siteUrl: 'https://www.casa.example',
}
const sizePlaceholder = sizeMark('/folletos/santorini-folleto.pdf')
const pagePath = (staging: string) => path.join(staging, 'site/proyectos/condominios/santorini.html')
const createRelease = async (name: string, changes = {}, previousName?: string) => {
  const staging = path.join(folder, name)
  await mkdir(path.join(staging, 'site/proyectos/condominios'), { recursive: true })
  await writeFile(pagePath(staging), `<a href="/folletos/santorini-folleto.pdf">${sizePlaceholder}</a>`)
  // The images of the sample have no files.
  const snapshot = {
    ...sampleSnapshot({
      projects: [
        sampleProject({ slug: 'santorini', name: 'Santorini', ...changes }),
        sampleProject({ slug: 'coral', name: 'Coral' }),
      ],
    }),
    media: [],
  }
  const files = await makeBrochures(
    { snapshot, staging, previousRelease: previousName && path.join(folder, previousName) },
    maker,
  )
  await addBrochures(files, staging)
  return files
}

test('makes a brochure of each project in each language and records its size', async () => {
  const files = await createRelease('one')
  expect(files.map(({ path: pdfPath }) => pdfPath)).toEqual([
    '/folletos/santorini-folleto.pdf',
    '/folletos/santorini-brochure.pdf',
    '/folletos/coral-folleto.pdf',
    '/folletos/coral-brochure.pdf',
  ])
  for (const { path: pdfPath, bytes } of files) {
    const file = path.join(folder, 'one/site', pdfPath)
    expect((await stat(file)).size).toBe(bytes)
    expect((await readFile(file)).subarray(0, 5).toString()).toBe('%PDF-')
  }
}, 30_000)

test('inserts the size of a brochure into its project page', async () => {
  const [brochure] = await createRelease('one')
  const html = await readFile(pagePath(path.join(folder, 'one')), 'utf8')
  expect(html).toBe(`<a href="/folletos/santorini-folleto.pdf">${fileSize(brochure?.bytes ?? 0)}</a>`)
  expect([fileSize(839_001), fileSize(1_240_000)]).toEqual(['840\u00a0KB', '1.2\u00a0MB'])
}, 30_000)

test('renders only the brochures whose content changed', async () => {
  await createRelease('one')
  renderedBrochures = []
  await createRelease('two', {}, 'one')
  expect(renderedBrochures).toEqual([])
  await createRelease('three', { monthlyFromUsd: 999 }, 'two')
  expect(renderedBrochures).toEqual(['santorini es', 'santorini en'])
}, 30_000)
