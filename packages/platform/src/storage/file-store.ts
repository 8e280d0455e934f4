export type StoredFile = { key: string; modifiedAt: Date }

/** A folder of this machine or a bucket. Keys are ours: they never hold a visitor's words unchecked. */
export type FileStore = {
  put(key: string, bytes: Uint8Array, contentType: string): Promise<void>
  get(key: string): Promise<Uint8Array>
  /** Removing what is not there is no error. */
  remove(key: string): Promise<void>
  list(): AsyncIterable<StoredFile>
  /** Rejects when a file could not be written now. */
  check(): Promise<void>
}

export type StorageSettings = {
  STORAGE: 'disk' | 's3'
  PRIVATE_DIR?: string | undefined
  MEDIA_DIR?: string | undefined
  S3_ENDPOINT?: string | undefined
  S3_REGION: string
  S3_PRIVATE_BUCKET?: string | undefined
  S3_MEDIA_BUCKET?: string | undefined
  S3_ACCESS_KEY_ID?: string | undefined
  S3_SECRET_ACCESS_KEY?: string | undefined
}
