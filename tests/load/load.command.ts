// `pnpm test:load` measures how much load one machine handles and prints the table of docs/scale.md. It starts the
// product behind the production nginx with data in .data/load, needs a built CMS and takes about five minutes.
import { mkdir, writeFile } from 'node:fs/promises'
import { availableParallelism, loadavg } from 'node:os'
import path from 'node:path'
import { startNginx } from '@app/tools/nginx/start-nginx'
import { publishNow } from '@app/tools/stack/first-release'
import { repository, stackSettings } from '@app/tools/stack/stack-settings'
import { startStack } from '@app/tools/stack/start-stack'
import { measureProduct } from './measure-product'

const ports = { database: 5633, cms: 4600, intake: 4610, preview: 4615, fakeHttp: 4620, fakeSmtp: 4625, site: 8680 }
const settings = stackSettings(path.join(repository, '.data/load'), ports)
// Other work on this machine affects every result, so the report states the load before the start.
const loadBefore = loadavg()[0] ?? 0
const printStep = (step: string) => console.error(`… ${step}`)

// process.exit also ends the started processes.
process.once('SIGINT', () => process.exit(130))

// All leads have the same e-mail address, so the limit per address would delay the receipts for hours.
settings.env.LEAD_RECEIPTS = 'off'
const stack = await startStack(settings, 'production', printStep)
try {
  await publishNow(settings)
  // Makes nginx trust the IP addresses that the senders state, as it trusts a load balancer.
  const local = path.join(settings.folders.nginx, 'conf.d')
  await mkdir(local, { recursive: true })
  await writeFile(path.join(local, 'load.conf'), 'set_real_ip_from 127.0.0.1; real_ip_header X-Forwarded-For;\n')
  const nginx = await startNginx({
    port: ports.site,
    runDir: settings.folders.nginx,
    releasesDir: settings.folders.releases,
    mediaDir: settings.folders.media,
    intakePort: ports.intake,
  })
  try {
    const rows = await measureProduct({ settings, stack, siteUrl: nginx.url, nginx: nginx.process, say: printStep })
    const widths = [0, 1].map((column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)))
    console.log(
      `\n${availableParallelism()} cores, load of others before ${loadBefore.toFixed(1)}, ${new Date().toISOString().slice(0, 10)}\n`,
    )
    for (const row of rows)
      console.log(`| ${row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |`)
  } finally {
    await nginx.stop()
  }
} finally {
  await stack.stop()
}
