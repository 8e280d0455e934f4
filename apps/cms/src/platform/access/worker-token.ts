import { isSameSecret } from '@sillar/platform/secrets/is-same-secret'
import { cmsEnv } from '../env'

/** Our worker names itself with a token; it is not on the public network and has no login. */
export const isWorker = (headers: Headers): boolean => bears(headers, cmsEnv().SNAPSHOT_TOKEN)

/** The process that renders drafts has a token of its own: it reads them and may do nothing else. */
export const isPreview = (headers: Headers): boolean => {
  const { PREVIEW_TOKEN } = cmsEnv()
  return PREVIEW_TOKEN !== undefined && bears(headers, PREVIEW_TOKEN)
}

const bears = (headers: Headers, token: string): boolean =>
  isSameSecret(headers.get('authorization') ?? '', `Bearer ${token}`)
