// `pnpm pages:weigh` publishes the demo content of .data/demo (`pnpm snapshot:demo`), without a database or a CMS, and
// prints what the pages weigh. `pnpm pages:weigh FOLDER` weighs the pages of an existing release folder, and
// `pnpm pages:weigh --keep FOLDER` publishes into a folder and keeps the releases. `--all` lists every page.
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { buildSiteBundle } from '@app/tools/stack/site-bundle'
import { repository } from '@app/tools/stack/stack-settings'
import { createRenderers } from '../../apps/worker/src/publishing/renderers'
import { startContentServer } from '../support/content-server'
import { publishContent } from './publish-content'
import { type PageWeight, weighPage } from './weigh-page'

const samplePages = [
  'index.html',
  'proyectos/condominios/santorini.html',
  'proyectos/multifamiliares/o2.html',
  'proyectos/condominios/santorini/lotes.html',
  'terminos-y-condiciones.html',
  'cotizador.html',
  'libro-de-reclamaciones.html',
  'noticias.html',
  'noticias/1.html',
]
const KB = 1024

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { keep: { type: 'string' }, all: { type: 'boolean', default: false } },
})
const [givenFolder] = positionals
if (givenFolder) await printWeights(path.resolve(givenFolder))
else await publishAndPrint()

async function publishAndPrint() {
  const releasesDir = values.keep ? path.resolve(values.keep) : await mkdtemp(path.join(tmpdir(), 'weigh-'))
  const cms = await startContentServer()
  try {
    cms.content = JSON.parse(await readFile(path.join(repository, '.data/demo/snapshot.json'), 'utf8'))
    const publicUrl = 'https://www.example.test'
    const renderers = createRenderers({ bundleDir: await buildSiteBundle('release'), publicUrl })
    await publishContent(cms, { releasesDir, publicUrl, renderers })
    renderers.stop()
    await printWeights(path.join(releasesDir, 'current/site'))
  } finally {
    cms.stop()
    if (!values.keep) await rm(releasesDir, { recursive: true, force: true })
  }
}

async function printWeights(releaseDir: string) {
  const allPages = (await readdir(releaseDir, { recursive: true })).filter((name) => name.endsWith('.html')).sort()
  const pages = values.all ? allPages : samplePages
  console.log('| Page | HTML | brotli | Elements | CSS inlined | CSS linked, brotli | Script, brotli | Props |')
  console.log('| --- | --- | --- | --- | --- | --- | --- | --- |')
  for (const page of pages) console.log(rowOf(page, await weighPage(releaseDir, page)))
}

function rowOf(page: string, weight: PageWeight): string {
  const kilobytes = (bytes: number) => `${(bytes / KB).toFixed(1)} KB`
  const cells = [
    `/${page.replace(/(^index)?\.html$/, '')}`,
    kilobytes(weight.html),
    kilobytes(weight.htmlBrotli),
    weight.elements,
    kilobytes(weight.inlineCss),
    kilobytes(weight.linkedCssBrotli),
    kilobytes(weight.scriptBrotli),
    kilobytes(weight.props),
  ]
  return `| ${cells.join(' | ')} |`
}
