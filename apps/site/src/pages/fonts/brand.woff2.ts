import font from '@app/brand/font.woff2?inline'
import type { APIRoute } from 'astro'

/** Serves the brand font at a fixed URL for the pages of the intake, which does not know the file names of a build. */
export const GET: APIRoute = () =>
  new Response(Buffer.from(font.slice(font.indexOf(',') + 1), 'base64'), { headers: { 'content-type': 'font/woff2' } })
