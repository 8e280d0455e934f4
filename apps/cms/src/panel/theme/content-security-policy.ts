/**
 * Returns a policy that allows only scripts with the nonce of the response and the scripts that they load. Styles may
 * be inline, because the editor and the date fields need them.
 */
export function panelPolicy(nonce: string, isDevelopment: boolean): string {
  // Hot reloading needs eval and a WebSocket in development.
  return [
    "default-src 'none'",
    `script-src 'self' 'nonce-${nonce}' 'strict-dynamic'${isDevelopment ? " 'unsafe-eval'" : ''}`,
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "media-src 'self' blob:",
    "font-src 'self' data:",
    `connect-src 'self'${isDevelopment ? ' ws:' : ''}`,
    "worker-src 'self' blob:",
    "manifest-src 'self'",
    // A form shows the preview of its draft in a frame.
    "frame-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "object-src 'none'",
    "frame-ancestors 'none'",
  ].join('; ')
}
