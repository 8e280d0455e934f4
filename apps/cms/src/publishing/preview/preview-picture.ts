import path from 'node:path'
import { mediaStore } from '../../platform/storage/media-store'

const types: Record<string, string> = {
  '.avif': 'image/avif',
  '.jpg': 'image/jpeg',
  '.jpeg': 'image/jpeg',
  '.mp4': 'video/mp4',
  '.pdf': 'application/pdf',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.webm': 'video/webm',
  '.webp': 'image/webp',
}

/** `/media/…` as nginx serves it to visitors, from the same store. A name holds a hash of its file. */
export async function pictureAt(address: string): Promise<Response> {
  const name = decoded(address.slice('/media/'.length))
  const bytes =
    name &&
    (await mediaStore()
      .get(name)
      .catch(() => undefined))
  if (!name || !bytes) return new Response(null, { status: 404 })
  return new Response(Buffer.from(bytes), {
    headers: {
      'content-type': types[path.extname(name).toLowerCase()] ?? 'application/octet-stream',
      'cache-control': 'private, max-age=31536000, immutable',
      // A drawing opened by itself runs nothing.
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
    },
  })
}

/** `%` alone is no encoding: `decodeURIComponent` throws on it. */
function decoded(text: string): string | undefined {
  try {
    return decodeURIComponent(text)
  } catch {
    return undefined
  }
}
