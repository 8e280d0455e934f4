import { createHash } from 'node:crypto'
import path from 'node:path'
import { storedName } from '@app/platform/file-check/stored-name'
import type { CollectionBeforeOperationHook, PayloadRequest } from 'payload'

/**
 * Renames an upload to a safe name with a content hash. A changed file gets a new URL, so browsers can cache files
 * forever.
 */
export const nameUpload: CollectionBeforeOperationHook<'media'> = ({ args, operation, req }) => {
  const isOverwrite = 'overwriteExistingFiles' in args && args.overwriteExistingFiles
  if ((operation !== 'create' && operation !== 'update') || !req.file || isOverwrite) return args
  const { name, ext } = path.parse(storedName(req.file.name))
  const hash = createHash('sha256').update(req.file.data).digest('hex').slice(0, 8)
  req.file.name = `${name.endsWith(hash) ? name : `${name}-${hash}`}${ext}`
  return args
}

/** Returns an unused key, because staff may upload the same image twice. */
export async function findUnusedKey(req: PayloadRequest, fileName: string): Promise<string> {
  const stem = path
    .parse(fileName)
    .name.toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
  for (let copy = 1; ; copy++) {
    const key = copy === 1 ? stem : `${stem}-${copy}`
    const { totalDocs } = await req.payload.count({
      collection: 'media',
      where: { key: { equals: key } },
      trash: true,
      req,
    })
    if (totalDocs === 0) return key
  }
}
