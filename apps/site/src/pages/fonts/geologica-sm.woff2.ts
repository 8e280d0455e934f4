import type { APIRoute } from 'astro'
import font from '../../../../../packages/brand/fonts/geologica-sm-latin.woff2?inline'

/** The same font at an address that stays: the intake writes pages too, and cannot know the names a build gives. */
export const GET: APIRoute = () =>
  new Response(Buffer.from(font.slice(font.indexOf(',') + 1), 'base64'), { headers: { 'content-type': 'font/woff2' } })
