/**
 * Returns the URL of a page on the preview process. Only the path is replaced: resolved against the base,
 * `//host/x` would name another host, and that host would get the token.
 */
export function previewUrl(path: string, base: string): URL {
  const url = new URL(base)
  url.pathname = path
  return url
}
