import { formatBrochureSize } from '@app/domain/brochure/brochure-file'
import { sampleProject, sampleSnapshot } from '@app/domain/snapshot/sample-snapshot.fixture'
import { expect, test } from 'vitest'
import { brochurePdf } from './brochure-pdf'
import { type BrochureMaker, listBrochures } from './list-brochures'

const maker: BrochureMaker = {
  readMedia: () => Promise.reject(new Error('no such file')),
  renderPdf: brochurePdf,
  siteUrl: 'https://www.casa.example',
}
// The images of the sample have no files.
const listFor = (changes = {}, siteUrl = maker.siteUrl) =>
  listBrochures(
    {
      ...sampleSnapshot({
        projects: [
          sampleProject({ slug: 'santorini', name: 'Santorini', ...changes }),
          sampleProject({ slug: 'coral', name: 'Coral' }),
        ],
      }),
      media: [],
    },
    { ...maker, siteUrl },
  )

test('lists one brochure per project and language, and renders it as a PDF', async () => {
  const brochures = await listFor()
  expect(brochures.map(({ path }) => path)).toEqual([
    '/folletos/santorini-folleto.pdf',
    '/folletos/santorini-brochure.pdf',
    '/folletos/coral-folleto.pdf',
    '/folletos/coral-brochure.pdf',
  ])
  const pdf = await brochures[0]?.make()
  expect(
    Buffer.from(pdf ?? [])
      .subarray(0, 5)
      .toString(),
  ).toBe('%PDF-')
}, 30_000)

test('changes the hash of a brochure only with its content or with the URL of the site', async () => {
  const hashes = async (...args: Parameters<typeof listFor>) => (await listFor(...args)).map(({ hash }) => hash)
  const hashesBefore = await hashes()
  expect(new Set(hashesBefore).size).toBe(4)
  expect(await hashes()).toEqual(hashesBefore)
  const hashesAfter = await hashes({ monthlyFromUsd: 999 })
  expect(hashesAfter.map((hash, index) => hash === hashesBefore[index])).toEqual([false, false, true, true])
  expect((await hashes({}, 'https://www.other.example')).some((hash) => hashesBefore.includes(hash))).toBe(false)
})

test('throws if an image of a brochure cannot be read, so that the brochure is rendered later', async () => {
  const content = sampleSnapshot({ projects: [sampleProject({ slug: 'santorini' })] })
  const sizes = [{ width: 640, height: 360, avif: '/media/a.avif', jpeg: '/media/a.jpg' }]
  const media = content.media.map((item) => (item.kind === 'image' ? { ...item, sizes } : item))
  const [brochure] = await listBrochures({ ...content, media }, maker)
  await expect(brochure?.make()).rejects.toThrow('no such file')
})

test('formats the size of a file', () => {
  expect([formatBrochureSize(839_001), formatBrochureSize(1_240_000)]).toEqual(['840\u00a0KB', '1.2\u00a0MB'])
})
