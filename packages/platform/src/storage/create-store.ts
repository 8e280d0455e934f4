import { createDiskStore } from './disk-store'
import type { FileStore, StorageSettings } from './file-store'
import { createS3Store } from './s3-store'

/** Creates the store for private files, such as attachments of complaints and receipts of rewards. */
export const createPrivateStore = (settings: StorageSettings): FileStore =>
  createStore(settings, 'PRIVATE_DIR', 'S3_PRIVATE_BUCKET')

/** Creates the store for images, videos and documents, which nginx serves to visitors. */
export const createMediaStore = (settings: StorageSettings): FileStore =>
  createStore(settings, 'MEDIA_DIR', 'S3_MEDIA_BUCKET')

function createStore(
  settings: StorageSettings,
  folderSetting: 'PRIVATE_DIR' | 'MEDIA_DIR',
  bucketSetting: 'S3_PRIVATE_BUCKET' | 'S3_MEDIA_BUCKET',
): FileStore {
  if (settings.STORAGE === 'disk') {
    // nginx runs as another user and must be able to read media files. Attachments are private.
    return createDiskStore(
      requireSetting(settings, folderSetting),
      folderSetting === 'MEDIA_DIR' ? 'readable' : 'private',
    )
  }
  return createS3Store({
    endpoint: settings.S3_ENDPOINT,
    region: settings.S3_REGION,
    bucket: requireSetting(settings, bucketSetting),
    accessKeyId: requireSetting(settings, 'S3_ACCESS_KEY_ID'),
    secretAccessKey: requireSetting(settings, 'S3_SECRET_ACCESS_KEY'),
  })
}

function requireSetting(settings: StorageSettings, name: Exclude<keyof StorageSettings, 'STORAGE'>): string {
  const value = settings[name]
  if (value === undefined) throw new Error(`Settings are wrong: ${name} is missing for STORAGE=${settings.STORAGE}.`)
  return value
}
