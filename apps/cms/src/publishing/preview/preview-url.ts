/**
 * Returns the URL of a page in apps/preview. The path is not resolved against the base, because `//host/x` would send
 * the token to another host.
 */
export function previewUrl(path: string, base: string): URL {
  const url = new URL(base)
  url.pathname = path
  return url
}
