import { timingSafeEqual } from 'node:crypto'
import { cmsEnv } from '../env'

/** Our worker names itself with a token; it is not on the public network and has no login. */
export const isWorker = (headers: Headers): boolean => bears(headers, cmsEnv().SNAPSHOT_TOKEN)

/** The process that renders drafts has a token of its own: it reads them and may do nothing else. */
export const isPreview = (headers: Headers): boolean => {
  const { PREVIEW_TOKEN } = cmsEnv()
  return PREVIEW_TOKEN !== undefined && bears(headers, PREVIEW_TOKEN)
}

function bears(headers: Headers, token: string): boolean {
  const given = Buffer.from(headers.get('authorization') ?? '')
  const expected = Buffer.from(`Bearer ${token}`)
  return given.length === expected.length && timingSafeEqual(given, expected)
}
