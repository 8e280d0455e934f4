import { createMediaStore } from '@app/platform/storage/create-store'
import type { FileStore } from '@app/platform/storage/file-store'
import { cmsEnv } from '../env'

let store: FileStore | undefined

/** Returns one client for all requests. */
export function mediaStore(): FileStore {
  store ??= createMediaStore(cmsEnv())
  return store
}
