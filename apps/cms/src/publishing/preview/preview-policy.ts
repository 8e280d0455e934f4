/**
 * The site's own policy, for the panel's host: a frame of the panel may show the page, nothing is sent from it, and its
 * scripts reach pictures and the question whether something was saved, but not the CMS.
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
