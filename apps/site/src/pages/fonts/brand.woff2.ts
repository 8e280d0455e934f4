import font from '@app/brand/font.woff2?inline'
import type { APIRoute } from 'astro'

/** The same font at an address that stays: the intake writes pages too, and cannot know the names a build gives. */
export const GET: APIRoute = () =>
  new Response(Buffer.from(font.slice(font.indexOf(',') + 1), 'base64'), { headers: { 'content-type': 'font/woff2' } })
