import { brand } from '@app/brand/brand'
import { colors } from '@app/brand/colors'

const manifest = {
  name: `${brand.name} · Panel`,
  short_name: brand.name,
  id: '/admin',
  start_url: '/admin',
  scope: '/admin',
  display: 'standalone',
  background_color: colors.surface,
  theme_color: colors.ink,
  icons: [{ src: '/admin/panel-icon.png', sizes: '512x512', type: 'image/png', purpose: 'any maskable' }],
}

export const GET = () => Response.json(manifest, { headers: { 'content-type': 'application/manifest+json' } })
