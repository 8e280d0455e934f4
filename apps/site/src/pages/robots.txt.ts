import type { APIRoute } from 'astro'

/** The form endpoints are no pages; everything else may be found. Pages that must not be say so themselves. */
export const GET: APIRoute = ({ site }) =>
  new Response(['User-agent: *', 'Disallow: /api/', '', `Sitemap: ${new URL('/sitemap.xml', site)}`, ''].join('\n'), {
    headers: { 'content-type': 'text/plain; charset=utf-8' },
  })
