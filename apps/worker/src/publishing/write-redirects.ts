// nginx reads the redirects of a release without a reload: the link `redirects/<old path>/@` points to the folder
// `redirect-targets/<new path>/=`, and nginx takes the new path from the resolved link (ops/nginx/nginx.conf.template).
import { mkdir, symlink } from 'node:fs/promises'
import path from 'node:path'
import type { Redirect } from '@app/domain/redirect/redirect.schema'
import { resolveRedirects } from '@app/domain/redirect/resolve-redirects'
import type { PageIndex } from '@app/domain/release/render-job'

/** Returns the redirects of a release, each to an existing page. */
export const releaseRedirects = (redirects: readonly Redirect[], pages: PageIndex): Redirect[] =>
  resolveRedirects(redirects, new Set(Object.keys(pages).map(pathOfFile)))

const pathOfFile = (file: string) => (file === 'index.html' ? '/' : `/${file.replace(/\.html$/, '')}`)

export async function writeRedirects(release: string, redirects: readonly Redirect[]): Promise<void> {
  for (const { from, to } of redirects) {
    const folder = path.join(release, 'redirects', from)
    const target = path.join(release, 'redirect-targets', to, '=')
    await mkdir(folder, { recursive: true })
    await mkdir(target, { recursive: true })
    // The link is relative, because the staging folder is renamed.
    await symlink(path.relative(folder, target), path.join(folder, '@'))
  }
}
