import path from 'node:path'
import { withPayload } from '@payloadcms/next/withPayload'

// JavaScript: `next start` would need Next's compiler, 97 MB in the image, to read TypeScript.
/** @type {import('next').NextConfig} */
const config = {
  turbopack: { root: path.resolve(import.meta.dirname, '../..') },
  transpilePackages: ['@sillar/domain', '@sillar/platform'],
  poweredByHeader: false,
  // Types are checked by `pnpm types`, once.
  typescript: { ignoreBuildErrors: true },
}

export default withPayload(config, { devBundleServerPackages: false })
