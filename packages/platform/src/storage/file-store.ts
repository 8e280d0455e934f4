export type StoredFile = { key: string; modifiedAt: Date }

/** A local folder or an S3 bucket. Our code chooses the keys, which never contain unvalidated input. */
export type FileStore = {
  put(key: string, bytes: Uint8Array, contentType: string): Promise<void>
  get(key: string): Promise<Uint8Array>
  /** Succeeds for a missing file. */
  remove(key: string): Promise<void>
  list(): AsyncIterable<StoredFile>
  /** Rejects if the store is unavailable. */
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
