/**
 * Adapts the content security policy of the site to a preview. Only the panel may frame the preview, and scripts of the
 * preview must not reach the API of the CMS.
 */
export function previewPolicy(policy: string, origin: string): string {
  const siteDirectives = policy
    .split(';')
    .map((directive) => directive.trim())
    .filter((directive) => directive !== '' && !/^(connect-src|form-action|frame-ancestors)\b/.test(directive))
  return [
    ...siteDirectives,
    `connect-src ${origin}/media/ ${origin}/vista-previa/version blob:`,
    "form-action 'none'",
    "frame-ancestors 'self'",
  ].join('; ')
}
