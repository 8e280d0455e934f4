// Where uploads go: one adapter for a folder and for a bucket, so that both have the same tables and behave alike.
// It never deletes. Visitors read releases, and a release names its pictures for as long as it is kept; the worker
// removes a file once no release and no record names it (apps/worker/src/maintenance).
import { cloudStoragePlugin } from '@payloadcms/plugin-cloud-storage'
import type { FileStore } from '@sillar/platform/storage/file-store'
import type { Plugin } from 'payload'
import { isXmlMimeType, UPLOAD_CONTENT_SECURITY_POLICY } from 'payload/internal'
import { StoreError } from './explain-upload-error'

type StoredDocument = { filename?: string | null; mimeType?: string | null; sizes?: Record<string, SizeRecord> }
type SizeRecord = { filename?: string | null; mimeType?: string | null } | undefined

/** The store is opened at first use: building the app needs none. */
export const storedMedia = (openStore: () => FileStore): Plugin =>
  cloudStoragePlugin({
    collections: {
      media: {
        adapter: () => ({
          name: 'sillar',
          handleUpload: async ({ file, storageFilePath }) => {
            try {
              await openStore().put(storageFilePath, file.buffer, file.mimeType)
            } catch (cause) {
              throw new StoreError('the store did not take a file', { cause })
            }
          },
          handleDelete: () => undefined,
          // Staff see pictures through the CMS, with their login: the store has no address outside.
          staticHandler: async (_req, { doc, params }) => {
            const bytes = await openStore()
              .get(params.filename)
              .catch(() => undefined)
            if (!bytes) return new Response(null, { status: 404 })
            return new Response(Buffer.from(bytes), { headers: headersOf(params.filename, doc as StoredDocument) })
          },
        }),
      },
    },
  })

function headersOf(filename: string, doc: StoredDocument | undefined): HeadersInit {
  const files: SizeRecord[] = [doc, ...Object.values(doc?.sizes ?? {})]
  const type = files.find((file) => file?.filename === filename)?.mimeType ?? 'application/octet-stream'
  return {
    'content-type': type,
    'cache-control': 'private, max-age=3600',
    'x-content-type-options': 'nosniff',
    ...(isXmlMimeType(type) ? { 'content-security-policy': UPLOAD_CONTENT_SECURITY_POLICY } : {}),
  }
}
