import { hasBearerToken } from '@sillar/platform/secrets/has-bearer-token'
import { cmsEnv } from '../env'

/** Our worker names itself with a token; it is not on the public network and has no login. */
export const isWorker = (headers: Headers): boolean =>
  hasBearerToken(headers.get('authorization'), cmsEnv().SNAPSHOT_TOKEN)

/** The process that renders drafts has a token of its own: it reads them and may do nothing else. */
export const isPreview = (headers: Headers): boolean => {
  const { PREVIEW_TOKEN } = cmsEnv()
  return PREVIEW_TOKEN !== undefined && hasBearerToken(headers.get('authorization'), PREVIEW_TOKEN)
}
