import { hasBearerToken } from '@app/platform/secrets/has-bearer-token'
import { cmsEnv } from '../env'

/** Checks the token of the worker, which has no login. */
export const isWorker = (headers: Headers): boolean =>
  hasBearerToken(headers.get('authorization'), cmsEnv().SNAPSHOT_TOKEN)

/** Checks the token of the preview process, which allows only reading drafts. */
export const isPreview = (headers: Headers): boolean => {
  const { PREVIEW_TOKEN } = cmsEnv()
  return PREVIEW_TOKEN !== undefined && hasBearerToken(headers.get('authorization'), PREVIEW_TOKEN)
}
