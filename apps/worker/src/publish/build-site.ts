import { spawn } from 'node:child_process'
import path from 'node:path'

/** Its message is the end of what the build said. */
export class BuildError extends Error {}

type Build = { siteDir: string; snapshotFile: string; outDir: string; publicUrl: string }

/** Runs the site's own build. Its last lines are the reason staff see when it fails. */
export function buildSite({ siteDir, snapshotFile, outDir, publicUrl }: Build): Promise<void> {
  return new Promise((resolve, reject) => {
    const astro = path.join(siteDir, 'node_modules/.bin/astro')
    const build = spawn(astro, ['build', '--root', siteDir], {
      // Astro keeps its working files with its output only if that lies below the folder it is started in.
      cwd: path.dirname(outDir),
      env: {
        PATH: `${path.dirname(process.execPath)}:${process.env.PATH}`,
        HOME: process.env.HOME,
        NODE_ENV: 'production',
        ASTRO_TELEMETRY_DISABLED: '1',
        SNAPSHOT_FILE: snapshotFile,
        WITH_BROCHURES: 'true',
        SITE_OUT_DIR: outDir,
        PUBLIC_URL: publicUrl,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    let output = ''
    const keep = (chunk: Buffer) => {
      output = (output + chunk.toString()).slice(-4000)
    }
    build.stdout.on('data', keep)
    build.stderr.on('data', keep)
    build.once('error', reject)
    build.once('close', (code) => (code === 0 ? resolve() : reject(new BuildError(output.trim()))))
  })
}
