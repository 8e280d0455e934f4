/**
 * Returns the policy of the site adapted to the panel's host: only the panel may frame the page, forms are blocked,
 * and scripts may load images and the content version, but not the CMS API.
 */
export function previewPolicy(policy: string, origin: string): string {
  const own = policy
    .split(';')
    .map((directive) => directive.trim())
    .filter((directive) => directive !== '' && !/^(connect-src|form-action|frame-ancestors)\b/.test(directive))
  return [
    ...own,
    `connect-src ${origin}/media/ ${origin}/vista-previa/version blob:`,
    "form-action 'none'",
    "frame-ancestors 'self'",
  ].join('; ')
}
