/** The hosts of the push services of browsers. A host with a leading dot includes its subdomains. */
export const PUSH_HOSTS = 'fcm.googleapis.com,.push.services.mozilla.com,.notify.windows.com,.push.apple.com'

/**
 * Returns whether a URL is an endpoint of an allowed push service. A user chooses the endpoint, so without this check
 * the worker would send requests to any server, including servers in the private network.
 */
export function isPushEndpoint(endpoint: string, hosts: readonly string[]): boolean {
  const url = URL.canParse(endpoint) ? new URL(endpoint) : undefined
  if (url?.protocol !== 'https:' || url.username !== '' || url.password !== '') return false
  return hosts.some((host) => (host.startsWith('.') ? url.hostname.endsWith(host) : url.hostname === host))
}
