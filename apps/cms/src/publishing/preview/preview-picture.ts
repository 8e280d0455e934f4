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

/** Serves `/media/…` from the same store as nginx does for visitors. File names contain a hash. */
export async function serveMedia(mediaPath: string): Promise<Response> {
  const name = decoded(mediaPath.slice('/media/'.length))
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
      // No scripts run in an SVG that is opened directly.
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
    },
  })
}

/** Returns undefined for an invalid encoding such as a single `%`, for which `decodeURIComponent` throws. */
function decoded(text: string): string | undefined {
  try {
    return decodeURIComponent(text)
  } catch {
    return undefined
  }
}
