import { hasBearerToken } from '@app/platform/secrets/has-bearer-token'
import { cmsEnv } from '../env'

/** Returns whether a request has the token of the worker, which has no account. */
export const isWorker = (headers: Headers): boolean =>
  hasBearerToken(headers.get('authorization'), cmsEnv().SNAPSHOT_TOKEN)

/** Returns whether a request has the token of the preview process, which may only read drafts. */
export const isPreview = (headers: Headers): boolean => {
  const { PREVIEW_TOKEN } = cmsEnv()
  return PREVIEW_TOKEN !== undefined && hasBearerToken(headers.get('authorization'), PREVIEW_TOKEN)
}
