import path from 'node:path'
import { mediaStore } from '../../platform/storage/media-store'

const contentTypes: Record<string, string> = {
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

export async function serveMedia(mediaPath: string): Promise<Response> {
  const name = decodeName(mediaPath.slice('/media/'.length))
  const bytes =
    name &&
    (await mediaStore()
      .get(name)
      .catch(() => undefined))
  if (!name || !bytes) return new Response(null, { status: 404 })
  return new Response(Buffer.from(bytes), {
    headers: {
      'content-type': contentTypes[path.extname(name).toLowerCase()] ?? 'application/octet-stream',
      // A changed file has another URL, because its name contains a hash. If only the focal point changes, the query
      // string changes.
      'cache-control': 'private, max-age=31536000, immutable',
      // An SVG that is opened directly must not run scripts.
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
    },
  })
}

/** Decodes a file name. Returns undefined if its encoding is invalid, such as a single `%`. */
function decodeName(text: string): string | undefined {
  try {
    return decodeURIComponent(text)
  } catch {
    return undefined
  }
}
