// `pnpm test:speed` runs Lighthouse with an emulated phone three times on twelve pages and prints the medians. It
// starts the product behind the production nginx with data in .data/speed, needs a built CMS, downloads 180 MB of
// Lighthouse and takes about twelve minutes on an idle machine. `pnpm test:speed http://127.0.0.1:8080` measures a
// running site.
import path from 'node:path'
import { startNginx } from '@app/tools/nginx/start-nginx'
import { publishNow } from '@app/tools/stack/first-release'
import { repository, stackSettings } from '@app/tools/stack/stack-settings'
import { startStack } from '@app/tools/stack/start-stack'
import { type Measures, measurePage, medianOf } from './lighthouse'

const pages = [
  '/',
  '/en',
  '/proyectos/condominios/santorini',
  '/proyectos/condominios/santorini/lotes',
  '/en/projects/apartments/o2',
  '/cotizador',
  '/comparar',
  '/visita',
  '/noticias',
  '/noticias/1',
  '/libro-de-reclamaciones',
  '/terminos-y-condiciones',
]
const runCount = 3
const ports = { database: 5733, cms: 4700, intake: 4710, preview: 4715, fakeHttp: 4720, fakeSmtp: 4725, site: 8780 }
const printStep = (step: string) => console.error(`… ${step}`)

process.once('SIGINT', () => process.exit(130))

const givenUrl = process.argv[2]
if (givenUrl) await measureSite(givenUrl)
else await measureOwnProduct()

async function measureOwnProduct() {
  const settings = stackSettings(path.join(repository, '.data/speed'), ports)
  const stack = await startStack(settings, 'production', printStep)
  try {
    await publishNow(settings)
    const nginx = await startNginx({
      port: ports.site,
      runDir: settings.folders.nginx,
      releasesDir: settings.folders.releases,
      mediaDir: settings.folders.media,
      intakePort: ports.intake,
    })
    try {
      await measureSite(nginx.url)
    } finally {
      await nginx.stop()
    }
  } finally {
    await stack.stop()
  }
}

async function measureSite(url: string) {
  console.log('| Page | Performance | Accessibility | LCP | CLS | TBT | KB | Machine |')
  console.log('| --- | --- | --- | --- | --- | --- | --- | --- |')
  for (const page of pages) {
    const all: Measures[] = []
    for (let run = 0; run < runCount; run += 1) all.push(await measurePage(url + page))
    console.log(rowOf(page, medianOf(all)))
  }
}

function rowOf(page: string, { performance, accessibility, lcp, cls, tbt, kilobytes, machine }: Measures): string {
  const cells = [
    page,
    performance,
    accessibility,
    `${(lcp / 1000).toFixed(2)} s`,
    cls.toFixed(3),
    `${tbt} ms`,
    kilobytes,
    machine,
  ]
  return `| ${cells.join(' | ')} |`
}
