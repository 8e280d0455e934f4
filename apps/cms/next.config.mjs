import path from 'node:path'
import { withPayload } from '@payloadcms/next/withPayload'

// Sent with every response. src/proxy.ts adds the content security policy, which has a new nonce per response.
const headers = {
  'Strict-Transport-Security': 'max-age=63072000; includeSubDomains',
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
}

// This file is JavaScript, because `next start` would need Next's compiler (97 MB) to read TypeScript.
/** @type {import('next').NextConfig} */
const config = {
  turbopack: { root: path.resolve(import.meta.dirname, '../..') },
  transpilePackages: ['@app/brand', '@app/documents', '@app/domain', '@app/mails', '@app/platform'],
  poweredByHeader: false,
  // Next silently truncates a longer body. The limit is above 20 MB, so Payload can reject larger files with a message.
  experimental: { proxyClientMaxBodySize: '21mb' },
  headers: async () => [
    { source: '/:path*', headers: Object.entries(headers).map(([key, value]) => ({ key, value })) },
    { source: '/:part(admin|api|_next)/:rest*', headers: [{ key: 'X-Frame-Options', value: 'DENY' }] },
    // The panel shows the preview of a draft in a frame.
    { source: '/((?!admin|api|_next).*)', headers: [{ key: 'X-Frame-Options', value: 'SAMEORIGIN' }] },
  ],
  // The command `pnpm types` checks the types instead.
  typescript: { ignoreBuildErrors: true },
}

const payloadConfig = withPayload(config, { devBundleServerPackages: false })

/**
 * Detects the headers with which Payload asks browsers for their colour scheme. They make browsers repeat the first
 * request, so the privacy log would contain the opened record twice.
 */
const isColorSchemeHeader = ({ key, value }) =>
  /^(Accept|Critical)-CH$/.test(key) || value === 'Sec-CH-Prefers-Color-Scheme'

export default {
  ...payloadConfig,
  headers: async () => {
    const rules = await payloadConfig.headers()
    return rules
      .map((rule) => ({ ...rule, headers: rule.headers.filter((header) => !isColorSchemeHeader(header)) }))
      .filter((rule) => rule.headers.length > 0)
  },
}
