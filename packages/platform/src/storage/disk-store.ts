import { access, constants, mkdir, open, readFile, rename, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { PrivateStore } from './private-store'

const safeKey = /^[a-z0-9][a-z0-9-]*(?:\/[a-z0-9][a-z0-9-]*)*$/

/** Written aside, synced and renamed: a file is whole or not there. */
export function diskStore(root: string): PrivateStore {
  const pathOf = (key: string) => {
    if (!safeKey.test(key)) throw new Error('not a key of the private store')
    return join(root, key)
  }
  return {
    async put(key, bytes) {
      const path = pathOf(key)
      await mkdir(dirname(path), { recursive: true, mode: 0o700 })
      const file = await open(`${path}.part`, 'w', 0o600)
      try {
        await file.writeFile(bytes)
        await file.sync()
      } finally {
        await file.close()
      }
      await rename(`${path}.part`, path)
    },
    get: async (key) => readFile(pathOf(key)),
    remove: async (key) => rm(pathOf(key), { force: true }),
    async check() {
      await mkdir(root, { recursive: true, mode: 0o700 })
      await access(root, constants.W_OK)
    },
  }
}
