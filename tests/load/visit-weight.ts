/** What a browser takes with a page before anybody scrolls: the page, its styles and scripts, fonts and first pictures. */
export async function visitWeight(pageUrl: string): Promise<{ requests: number; bytes: number }> {
  const page = await fetchBytes(pageUrl)
  const html = page.text
  const addresses = new Set<string>()
  for (const [tag] of html.matchAll(/<(?:link|script|img)\b[^>]*>/g)) {
    const wanted =
      /rel="(?:stylesheet|preload|modulepreload)"/.test(tag) ||
      (/^<(?:script|img)/.test(tag) && !/loading="lazy"/.test(tag))
    const address = /\s(?:href|src)="([^"]+)"/.exec(tag)?.[1]
    if (wanted && address && !address.startsWith('data:')) addresses.add(new URL(address, pageUrl).href)
  }
  const parts = await Promise.all([...addresses].map(fetchBytes))
  return { requests: 1 + parts.length, bytes: [page, ...parts].reduce((sum, { bytes }) => sum + bytes, 0) }
}

async function fetchBytes(url: string): Promise<{ text: string; bytes: number }> {
  const response = await fetch(url, { headers: { 'accept-encoding': 'br' } })
  const text = await response.text()
  // The length on the wire; `text` is already unpacked.
  return { text, bytes: Number(response.headers.get('content-length') ?? text.length) }
}
