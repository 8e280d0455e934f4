import path from 'node:path'
import { withPayload } from '@payloadcms/next/withPayload'

// Sent with every response. The script policy has a new nonce per response: src/proxy.ts.
const headers = {
  'Strict-Transport-Security': 'max-age=63072000; includeSubDomains',
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
}

// JavaScript, because `next start` would need Next's compiler to read TypeScript: 97 MB in the image.
/** @type {import('next').NextConfig} */
const config = {
  turbopack: { root: path.resolve(import.meta.dirname, '../..') },
  transpilePackages: ['@app/brand', '@app/documents', '@app/domain', '@app/mails', '@app/platform'],
  poweredByHeader: false,
  // Next truncates a longer body without an error. Payload rejects files over 20 MB with a message.
  experimental: { proxyClientMaxBodySize: '21mb' },
  headers: async () => [
    { source: '/:path*', headers: Object.entries(headers).map(([key, value]) => ({ key, value })) },
    { source: '/:part(admin|api|_next)/:rest*', headers: [{ key: 'X-Frame-Options', value: 'DENY' }] },
    // The panel shows the preview of a draft in a frame.
    { source: '/((?!admin|api|_next).*)', headers: [{ key: 'X-Frame-Options', value: 'SAMEORIGIN' }] },
  ],
  // `pnpm types` checks the types.
  typescript: { ignoreBuildErrors: true },
}

const configured = withPayload(config, { devBundleServerPackages: false })

/**
 * Payload asks the browser for its colour scheme and has it repeat the first request of a session. A record opened by
 * that request would be logged twice in the privacy log. The panel has no dark theme (src/cms-config.ts).
 */
const isColorScheme = ({ key, value }) => /^(Accept|Critical)-CH$/.test(key) || value === 'Sec-CH-Prefers-Color-Scheme'

export default {
  ...configured,
  headers: async () => {
    const rules = await configured.headers()
    return rules
      .map((rule) => ({ ...rule, headers: rule.headers.filter((header) => !isColorScheme(header)) }))
      .filter((rule) => rule.headers.length > 0)
  },
}
