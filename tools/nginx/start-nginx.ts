// Runs the production nginx configuration on this machine, for `pnpm demo` and for tests.
import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'

type Options = {
  port: number
  runDir: string
  releasesDir: string
  mediaDir: string
  intakePort: number
  /** Folder for the logs of page views and web vitals. Without the folder, neither is counted. */
  pageViewsDir?: string
  /** One in this many page loads is measured. Defaults to every page load. */
  speedSample?: number
  /**
   * Requests to the forms allowed per minute and IP address. The end-to-end tests raise it, because all their visitors
   * have the same IP address.
   */
  formsPerMinute?: number
}

const confDir = path.resolve(import.meta.dirname, '../../ops/nginx')
const template = path.join(confDir, 'nginx.conf.template')
const brotliModule = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so'

export async function startNginx(
  options: Options,
): Promise<{ url: string; process: ChildProcess; stop: () => Promise<void> }> {
  await mkdir(options.runDir, { recursive: true })
  if (options.pageViewsDir) await mkdir(options.pageViewsDir, { recursive: true })
  const hasBrotli = existsSync(brotliModule)
  const values: Record<string, string> = {
    NGINX_MODULES: hasBrotli ? `load_module ${brotliModule};` : '',
    NGINX_BROTLI: hasBrotli ? 'brotli_static on;' : '',
    NGINX_RUN_DIR: options.runDir,
    NGINX_FORMS_PER_MINUTE: String(options.formsPerMinute ?? 120),
    ...measurement(options),
    NGINX_MIME_TYPES: '/etc/nginx/mime.types',
    NGINX_ACCESS_LOG: path.join(options.runDir, 'access.log'),
    NGINX_LISTEN: `127.0.0.1:${options.port}`,
    RELEASES_DIR: options.releasesDir,
    NGINX_CONF_DIR: confDir,
    NGINX_MEDIA: mediaFromFolder(options.mediaDir),
    INTAKE_ADDRESS: `127.0.0.1:${options.intakePort}`,
  }
  const text = (await readFile(template, 'utf8')).replace(
    /\$\{(\w+)\}/g,
    (whole, name: string) => values[name] ?? whole,
  )
  const file = path.join(options.runDir, 'nginx.conf')
  await writeFile(file, text)
  // As root, nginx would switch to another user that cannot read the folders of a checkout.
  const user = process.getuid?.() === 0 ? ['-g', 'user root;'] : []
  const nginx = spawn('nginx', ['-c', file, '-p', options.runDir, '-e', 'stderr', ...user], {
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const url = `http://127.0.0.1:${options.port}`
  await waitUntilReady(`${url}/robots.txt`, nginx)
  return { url, process: nginx, stop: () => stop(nginx) }
}

/** Returns the directives that ops/nginx/start-nginx.sh writes for page views and web vitals. */
function measurement({ pageViewsDir: folder, speedSample = 1 }: Options) {
  if (!folder) return { NGINX_PAGE_VIEWS: '', NGINX_WEB_VITALS: 'access_log off;', NGINX_SPEED_SAMPLE: '' }
  return {
    NGINX_PAGE_VIEWS: `access_log ${folder}/$hostname-$page_view_window.log page_view if=$is_page_view;`,
    NGINX_WEB_VITALS: `access_log ${folder}/$hostname-$page_view_window.vitals web_vitals if=$is_web_vitals;`,
    NGINX_SPEED_SAMPLE: `speed-sample;desc=${speedSample}`,
  }
}

/** Returns the location block for media in a folder, with the headers of ops/nginx/media-from-bucket.conf.template. */
const mediaFromFolder = (folder: string) => `location ^~ /media/ {
      alias ${folder}/;
      include ${confDir}/headers.conf;
      add_header Cache-Control $for_ever always;
      add_header Content-Security-Policy $media_policy always;
    }`

async function waitUntilReady(url: string, nginx: ChildProcess): Promise<void> {
  for (let attempt = 0; attempt < 100; attempt++) {
    if (nginx.exitCode !== null) throw new Error('nginx did not start; see its message above.')
    if (
      await fetch(url, { redirect: 'manual' }).then(
        () => true,
        () => false,
      )
    )
      return
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  throw new Error('nginx did not answer within five seconds.')
}

function stop(nginx: ChildProcess): Promise<void> {
  if (nginx.exitCode !== null) return Promise.resolve()
  return new Promise((resolve) => {
    nginx.once('exit', () => resolve())
    nginx.kill('SIGQUIT')
  })
}
