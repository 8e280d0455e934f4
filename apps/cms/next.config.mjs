import path from 'node:path'
import { withPayload } from '@payloadcms/next/withPayload'

// What every answer carries; the policy for scripts is new with each one: src/proxy.ts.
const headers = {
  'Strict-Transport-Security': 'max-age=63072000; includeSubDomains',
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
}

// JavaScript: `next start` would need Next's compiler, 97 MB in the image, to read TypeScript.
/** @type {import('next').NextConfig} */
const config = {
  turbopack: { root: path.resolve(import.meta.dirname, '../..') },
  transpilePackages: ['@sillar/brand', '@sillar/documents', '@sillar/domain', '@sillar/mails', '@sillar/platform'],
  poweredByHeader: false,
  // Next cuts a longer body off without an error. Payload refuses files over 20 MB and says so.
  experimental: { proxyClientMaxBodySize: '21mb' },
  headers: async () => [
    { source: '/:path*', headers: Object.entries(headers).map(([key, value]) => ({ key, value })) },
    { source: '/:room(admin|api|_next)/:rest*', headers: [{ key: 'X-Frame-Options', value: 'DENY' }] },
    // The preview of a draft stands in a frame of the panel.
    { source: '/((?!admin|api|_next).*)', headers: [{ key: 'X-Frame-Options', value: 'SAMEORIGIN' }] },
  ],
  // Types are checked by `pnpm types`, once.
  typescript: { ignoreBuildErrors: true },
}

const configured = withPayload(config, { devBundleServerPackages: false })

/**
 * Payload asks each browser whether it prefers dark, and has the first page of a session asked for a second time to know
 * it: a record opened there would stand in the log of personal data twice. The panel has one ground (src/cms-config.ts).
 */
const isAboutDark = ({ key, value }) => /^(Accept|Critical)-CH$/.test(key) || value === 'Sec-CH-Prefers-Color-Scheme'

export default {
  ...configured,
  headers: async () => {
    const rules = await configured.headers()
    return rules
      .map((rule) => ({ ...rule, headers: rule.headers.filter((header) => !isAboutDark(header)) }))
      .filter((rule) => rule.headers.length > 0)
  },
}
