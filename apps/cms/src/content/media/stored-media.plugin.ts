// Stores uploads in a folder or a bucket. The plugin never deletes files, because releases refer to them. The worker
// deletes a file when no release and no record refers to it (apps/worker/src/maintenance).

import type { FileStore } from '@app/platform/storage/file-store'
import { cloudStoragePlugin } from '@payloadcms/plugin-cloud-storage'
import type { Plugin } from 'payload'
import { isXmlMimeType, UPLOAD_CONTENT_SECURITY_POLICY } from 'payload/internal'
import { StoreError } from './explain-upload-error'

type StoredDocument = { filename?: string | null; mimeType?: string | null; sizes?: Record<string, SizeRecord> }
type SizeRecord = { filename?: string | null; mimeType?: string | null } | undefined

/** Returns the plugin. It opens the store on first use, because no store is configured during the build. */
export const storedMedia = (openStore: () => FileStore): Plugin =>
  cloudStoragePlugin({
    collections: {
      media: {
        adapter: () => ({
          name: 'app',
          handleUpload: async ({ file, storageFilePath }) => {
            try {
              await openStore().put(storageFilePath, file.buffer, file.mimeType)
            } catch (cause) {
              throw new StoreError('storing a file failed', { cause })
            }
          },
          handleDelete: () => undefined,
          // Staff load images through the CMS, because the store has no public URL.
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
