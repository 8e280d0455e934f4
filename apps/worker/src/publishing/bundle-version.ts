// After an update the worker compares this version with that of the newest release and publishes if they differ.
import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'

/** Returns a hash of the files of the bundle and of the public URL, which canonical links and the site map contain. */
export async function bundleVersion(bundleDir: string, publicUrl: string): Promise<string> {
  const entries = await readdir(bundleDir, { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile()).map((entry) => path.join(entry.parentPath, entry.name))
  const hash = createHash('sha256').update(publicUrl)
  for (const file of files.sort()) hash.update(path.relative(bundleDir, file)).update(await readFile(file))
  return hash.digest('hex').slice(0, 16)
}
