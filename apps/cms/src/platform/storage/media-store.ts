import { createMediaStore } from '@sillar/platform/storage/create-store'
import type { FileStore } from '@sillar/platform/storage/file-store'
import { cmsEnv } from '../env'

let store: FileStore | undefined

/** One client for all requests. */
export function mediaStore(): FileStore {
  store ??= createMediaStore(cmsEnv())
  return store
}
