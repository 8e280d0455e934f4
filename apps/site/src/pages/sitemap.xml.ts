import type { APIRoute } from 'astro'
import { currentSiteMap } from '@/page-data/site-map'

export const GET: APIRoute = ({ site }) => {
  if (!site) throw new Error('The site map needs the public URL of the site.')
  return new Response(currentSiteMap(site.href), { headers: { 'content-type': 'application/xml; charset=utf-8' } })
}
