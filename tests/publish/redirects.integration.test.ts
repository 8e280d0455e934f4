// Tests the redirects of a release with a real nginx.
import { mkdir, mkdtemp, rm, symlink, unlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '@app/tools/database/embedded-database'
import { startNginx } from '@app/tools/nginx/start-nginx'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { writeRedirects } from '../../apps/worker/src/publishing/write-redirects'

let folder: string
let nginx: Awaited<ReturnType<typeof startNginx>>

const release = async (name: string, redirects: { from: string; to: string }[]) => {
  const site = join(folder, name, 'site')
  await mkdir(join(site, 'proyectos/condominios/nuevo'), { recursive: true })
  for (const file of ['index.html', '404.html', 'proyectos.html', 'proyectos/condominios/nuevo.html'])
    await writeFile(join(site, file), `<title>${file}</title>`)
  await writeRedirects(join(folder, name), redirects)
}
const switchTo = async (name: string) => {
  await unlink(join(folder, 'current')).catch(() => undefined)
  await symlink(name, join(folder, 'current'))
}
const get = async (path: string) => {
  const response = await fetch(nginx.url + path, { redirect: 'manual' })
  return [response.status, response.headers.get('location')]
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'redirects-'))
  await release('first', [
    { from: '/proyectos/condominios/viejo', to: '/proyectos/condominios/nuevo' },
    { from: '/proyectos/condominios/viejo/lotes', to: '/proyectos' },
    { from: '/inicio.php', to: '/' },
  ])
  await release('second', [])
  await switchTo('first')
  nginx = await startNginx({
    port: await freePort(),
    runDir: join(folder, 'nginx'),
    releasesDir: folder,
    mediaDir: folder,
    intakePort: 9,
  })
})
afterAll(async () => {
  await nginx?.stop()
  await rm(folder, { recursive: true, force: true })
})

test.each([
  ['/proyectos/condominios/viejo', '/proyectos/condominios/nuevo'],
  ['/proyectos/condominios/viejo/lotes', '/proyectos'],
  ['/inicio.php', '/'],
  ['/proyectos/condominios/viejo?utm_source=x', '/proyectos/condominios/nuevo?utm_source=x'],
])('%s redirects to %s', async (from, to) => {
  expect(await get(from)).toEqual([301, to])
})

test('an old path with a slash at the end redirects to the old path without the slash', async () => {
  expect(await get('/proyectos/condominios/viejo/')).toEqual([301, '/proyectos/condominios/viejo'])
})

test.each([
  ['/proyectos/condominios/viejo/otro', 404, null],
  ['/proyectos/condominios/viejo/@', 404, null],
  ['/proyectos/condominios/viejo/@/=', 404, null],
  ['/proyectos/condominios', 404, null],
  ['/inicio.php/@', 302, '/'],
  ['/proyectos', 200, null],
  ['/', 200, null],
])('the redirects of staff do not affect %s: status %i, location %s', async (path, status, location) => {
  expect(await get(path)).toEqual([status, location])
})

test('the redirects change with the release, without a reload of nginx', async () => {
  await switchTo('second')
  await expect.poll(() => get('/proyectos/condominios/viejo'), { timeout: 5000 }).toEqual([404, null])
  await switchTo('first')
  await expect
    .poll(() => get('/proyectos/condominios/viejo'), { timeout: 5000 })
    .toEqual([301, '/proyectos/condominios/nuevo'])
})
