import { isSameSecret } from './is-same-secret'

/** Returns true if an Authorization header contains the token. */
export const hasBearerToken = (header: string | null | undefined, token: string): boolean =>
  isSameSecret(header ?? '', `Bearer ${token}`)
