import path from 'node:path'
import { withPayload } from '@payloadcms/next/withPayload'
import type { NextConfig } from 'next'

const config: NextConfig = {
  turbopack: { root: path.resolve(import.meta.dirname, '../..') },
  transpilePackages: ['@sillar/domain', '@sillar/platform'],
  poweredByHeader: false,
  // Types are checked by `pnpm types`, once.
  typescript: { ignoreBuildErrors: true },
}

export default withPayload(config, { devBundleServerPackages: false })
