import { isSameSecret } from './is-same-secret'

/** Returns whether an Authorization header has the token. */
export const hasBearerToken = (header: string | null | undefined, token: string): boolean =>
  isSameSecret(header ?? '', `Bearer ${token}`)
