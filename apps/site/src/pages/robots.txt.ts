import type { APIRoute } from 'astro'

/** Excludes only the API. Pages that must not be indexed have a robots meta tag. */
export const GET: APIRoute = ({ site }) =>
  new Response(['User-agent: *', 'Disallow: /api/', '', `Sitemap: ${new URL('/sitemap.xml', site)}`, ''].join('\n'), {
    headers: { 'content-type': 'text/plain; charset=utf-8' },
  })
