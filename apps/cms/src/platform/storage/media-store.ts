import { createMediaStore } from '@app/platform/storage/create-store'
import type { FileStore } from '@app/platform/storage/file-store'
import { cmsEnv } from '../env'

let store: FileStore | undefined

/** Returns the client of the media store, which all requests share. */
export function mediaStore(): FileStore {
  store ??= createMediaStore(cmsEnv())
  return store
}
