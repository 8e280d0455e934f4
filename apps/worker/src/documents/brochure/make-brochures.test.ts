import { mkdir, mkdtemp, readFile, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { fileSize, sizeMark } from '@app/domain/brochure/brochure-file'
import { sampleProject, sampleSnapshot } from '@app/domain/snapshot/sample-snapshot.fixture'
import { beforeEach, expect, test } from 'vitest'
import { type BrochureOrder, brochurePdf } from './brochure-pdf'
import { addBrochures, makeBrochures } from './make-brochures'

let folder = ''
let rendered: string[] = []

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'brochures-'))
  rendered = []
})

const maker = {
  readMedia: () => Promise.reject(new Error('no such file')),
  draw: (order: BrochureOrder) => {
    rendered.push(`${order.brochure.slug} ${order.brochure.locale}`)
    return brochurePdf(order)
  },
  siteAddress: 'https://www.casa.example',
}
const mark = sizeMark('/folletos/santorini-folleto.pdf')
const pageIn = (staging: string) => path.join(staging, 'site/proyectos/condominios/santorini.html')
const release = async (name: string, changes = {}, before?: string, from = maker) => {
  const staging = path.join(folder, name)
  await mkdir(path.join(staging, 'site/proyectos/condominios'), { recursive: true })
  await writeFile(pageIn(staging), `<a href="/folletos/santorini-folleto.pdf">${mark}</a>`)
  // The sample has no image files.
  const snapshot = {
    ...sampleSnapshot({
      projects: [
        sampleProject({ slug: 'santorini', name: 'Santorini', ...changes }),
        sampleProject({ slug: 'coral', name: 'Coral' }),
      ],
    }),
    media: [],
  }
  const files = await makeBrochures({ snapshot, staging, before: before && path.join(folder, before) }, from)
  await addBrochures(files, staging)
  return files
}

test('makes a brochure of each project in each language and records its size', async () => {
  const files = await release('one')
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

test('the project page shows the size of its brochure', async () => {
  const [first] = await release('one')
  const html = await readFile(pageIn(path.join(folder, 'one')), 'utf8')
  expect(html).toBe(`<a href="/folletos/santorini-folleto.pdf">${fileSize(first?.bytes ?? 0)}</a>`)
  expect([fileSize(839_001), fileSize(1_240_000)]).toEqual(['840\u00a0KB', '1.2\u00a0MB'])
}, 30_000)

test('renders only the brochures whose content changed', async () => {
  await release('one')
  rendered = []
  await release('two', {}, 'one')
  expect(rendered).toEqual([])
  await release('three', { monthlyFromUsd: 999 }, 'two')
  expect(rendered).toEqual(['santorini es', 'santorini en'])
}, 30_000)
