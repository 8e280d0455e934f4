import { diskStore } from './disk-store'
import { s3Store } from './s3-store'

/** Files that only staff may see. Keys are ours (never a visitor's file name). */
export type PrivateStore = {
  put(key: string, bytes: Uint8Array, contentType: string): Promise<void>
  get(key: string): Promise<Uint8Array>
  remove(key: string): Promise<void>
  /** Rejects while nothing could be stored. Cheap: probes call it every few seconds. */
  check(): Promise<void>
}

type StorageSettings = {
  STORAGE: 'disk' | 's3'
  PRIVATE_DIR?: string | undefined
  S3_ENDPOINT?: string | undefined
  S3_REGION: string
  S3_PRIVATE_BUCKET?: string | undefined
  S3_ACCESS_KEY_ID?: string | undefined
  S3_SECRET_ACCESS_KEY?: string | undefined
}

function needed<Name extends keyof StorageSettings>(settings: StorageSettings, name: Name) {
  const value = settings[name]
  if (value === undefined) throw new Error(`Settings are wrong: ${name} is missing for STORAGE=${settings.STORAGE}.`)
  return value
}

export function createPrivateStore(settings: StorageSettings): PrivateStore {
  if (settings.STORAGE === 'disk') return diskStore(needed(settings, 'PRIVATE_DIR'))
  return s3Store({
    endpoint: settings.S3_ENDPOINT,
    region: settings.S3_REGION,
    bucket: needed(settings, 'S3_PRIVATE_BUCKET'),
    accessKeyId: needed(settings, 'S3_ACCESS_KEY_ID'),
    secretAccessKey: needed(settings, 'S3_SECRET_ACCESS_KEY'),
  })
}
