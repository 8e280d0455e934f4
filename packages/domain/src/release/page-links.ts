/** Returns the paths on this site that a page links to or loads, without query and fragment. */
export function pageLinks(html: string): string[] {
  const matches = html.matchAll(/\s(?:href|src)="(\/[^"#?]*)[^"]*"/g)
  return [...new Set([...matches].map(([, target = '/']) => decodeURI(target)))]
}
