// A bundle contains the module that renders pages and the assets for browsers, but no content. It is built once per
// version of the code, so a publish of new content does not build it again.
import { createHash } from 'node:crypto'
import { mkdir, readdir, rename, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import { runCommand } from './run-command'
import { codeVersion } from './site-code'

const PREFIX = '.site-'

type BundleOptions = { siteDir: string; folder: string; publicUrl: string; signal?: AbortSignal }
type Bundle = { bundle: string; code: string }

/**
 * Returns the bundle in `folder`, and builds it if necessary. The public URL is part of its name, because canonical
 * links and the site map contain the URL.
 */
export async function siteBundle({ siteDir, folder, publicUrl, signal }: BundleOptions): Promise<Bundle> {
  const urlHash = createHash('sha256').update(publicUrl).digest('hex').slice(0, 8)
  const code = await codeVersion(siteDir)
  const bundle = path.join(folder, `${PREFIX}${code}-${urlHash}`)
  const isBuilt = await stat(bundle).then(
    () => true,
    () => false,
  )
  if (isBuilt) return { bundle, code }

  const stagingFolder = path.join(folder, `${PREFIX}unfinished`)
  await rm(stagingFolder, { recursive: true, force: true })
  await mkdir(stagingFolder, { recursive: true })
  const config = ['--root', siteDir, '--config', 'astro.release.config.ts']
  await runCommand(path.join(siteDir, 'node_modules/.bin/astro'), ['build', ...config], {
    // Astro puts its working files beside the output only if the output is inside the current directory.
    cwd: stagingFolder,
    signal,
    env: {
      PATH: `${path.dirname(process.execPath)}:${process.env.PATH}`,
      ASTRO_TELEMETRY_DISABLED: '1',
      SITE_BUNDLE_DIR: path.join(stagingFolder, 'bundle'),
      PUBLIC_URL: publicUrl,
    },
  })
  const oldBundles = (await readdir(folder)).filter(
    (entry) => entry.startsWith(PREFIX) && !stagingFolder.endsWith(entry),
  )
  await rename(path.join(stagingFolder, 'bundle'), bundle)
  for (const entry of [...oldBundles, `${PREFIX}unfinished`])
    await rm(path.join(folder, entry), { recursive: true, force: true })
  return { bundle, code }
}
