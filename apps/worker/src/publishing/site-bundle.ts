// Bundles the site's code once per version: a module that renders pages, and the assets for browsers. It contains no
// content, so publishing a new price bundles nothing.
import { createHash } from 'node:crypto'
import { mkdir, readdir, rename, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import { runCommand } from './run-command'
import { codeVersion } from './site-code'

const PREFIX = '.site-'

type Order = { siteDir: string; folder: string; publicUrl: string; signal?: AbortSignal }
type Bundle = { bundle: string; code: string }

/**
 * Returns the bundle in `folder`, building it if necessary. The public URL is part of its key, because canonical links
 * and the site map contain it.
 */
export async function siteBundle({ siteDir, folder, publicUrl, signal }: Order): Promise<Bundle> {
  const urlHash = createHash('sha256').update(publicUrl).digest('hex').slice(0, 8)
  const code = await codeVersion(siteDir)
  const bundle = path.join(folder, `${PREFIX}${code}-${urlHash}`)
  const availabilityCheck = await stat(bundle).then(
    () => true,
    () => false,
  )
  if (availabilityCheck) return { bundle, code }

  const unfinished = path.join(folder, `${PREFIX}unfinished`)
  await rm(unfinished, { recursive: true, force: true })
  await mkdir(unfinished, { recursive: true })
  const config = ['--root', siteDir, '--config', 'astro.release.config.ts']
  await runCommand(path.join(siteDir, 'node_modules/.bin/astro'), ['build', ...config], {
    // Astro keeps its working files with the output only if that is inside the current directory.
    cwd: unfinished,
    signal,
    env: {
      PATH: `${path.dirname(process.execPath)}:${process.env.PATH}`,
      ASTRO_TELEMETRY_DISABLED: '1',
      SITE_BUNDLE_DIR: path.join(unfinished, 'bundle'),
      PUBLIC_URL: publicUrl,
    },
  })
  const older = (await readdir(folder)).filter((one) => one.startsWith(PREFIX) && !unfinished.endsWith(one))
  await rename(path.join(unfinished, 'bundle'), bundle)
  for (const one of [...older, `${PREFIX}unfinished`])
    await rm(path.join(folder, one), { recursive: true, force: true })
  return { bundle, code }
}
