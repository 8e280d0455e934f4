import { randomUUID } from 'node:crypto'
import { access, constants, glob, mkdir, open, readFile, rename, rm, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { FileStore } from './file-store'

const safeKey = /^[a-z0-9][\w-]*(?:\.[\w-]+)*(?:\/[a-z0-9][\w-]*(?:\.[\w-]+)*)*$/i

const modes = { private: { folder: 0o700, file: 0o600 }, readable: { folder: 0o755, file: 0o644 } }

/** Creates a store in a local folder. It writes a temporary file and renames it, so no reader sees a partial file. */
export function createDiskStore(root: string, audience: keyof typeof modes = 'private'): FileStore {
  const mode = modes[audience]
  const pathOf = (key: string) => {
    if (!safeKey.test(key)) throw new Error('not a key of the store')
    return join(root, key)
  }
  return {
    async put(key, bytes) {
      const path = pathOf(key)
      await mkdir(dirname(path), { recursive: true, mode: mode.folder })
      const partialPath = `${path}.${randomUUID()}.part`
      try {
        await writeWhole(partialPath, bytes, mode.file)
        await rename(partialPath, path)
      } catch (error) {
        // A partial file on a full disk would take the space that the next attempt needs.
        await rm(partialPath, { force: true })
        throw error
      }
    },
    get: async (key) => readFile(pathOf(key)),
    remove: async (key) => rm(pathOf(key), { force: true }),
    async *list() {
      for await (const key of glob('**/*', { cwd: root })) {
        const info = await stat(join(root, key)).catch(() => undefined)
        if (info?.isFile()) yield { key, modifiedAt: info.mtime }
      }
    },
    async check() {
      await mkdir(root, { recursive: true, mode: mode.folder })
      await access(root, constants.W_OK)
    },
  }
}

async function writeWhole(path: string, bytes: Uint8Array, mode: number): Promise<void> {
  const file = await open(path, 'wx', mode)
  try {
    await file.writeFile(bytes)
    await file.sync()
  } finally {
    await file.close()
  }
}
