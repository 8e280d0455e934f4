import { hasBearerToken } from '@app/platform/secrets/has-bearer-token'
import { cmsEnv } from '../env'

/** The worker authenticates with a token; it has no login. */
export const isWorker = (headers: Headers): boolean =>
  hasBearerToken(headers.get('authorization'), cmsEnv().SNAPSHOT_TOKEN)

/** The preview process has a separate token, which only allows reading drafts. */
export const isPreview = (headers: Headers): boolean => {
  const { PREVIEW_TOKEN } = cmsEnv()
  return PREVIEW_TOKEN !== undefined && hasBearerToken(headers.get('authorization'), PREVIEW_TOKEN)
}
