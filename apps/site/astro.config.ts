import { fileURLToPath } from 'node:url'
import react from '@astrojs/react'
import { defineConfig } from 'astro/config'
import { interactionDirective } from './astro/interaction-directive.integration'
import { pagesFromTable } from './astro/routes.integration'
import { serveMedia } from './astro/serve-media.vite'

const fromRepository = (path: string) => fileURLToPath(new URL(`../../${path}`, import.meta.url))

// A release depends only on a snapshot and the code. Without these two variables the site shows the committed demo content.
process.env.SNAPSHOT_FILE ||= fromRepository('.data/demo/snapshot.json')
process.env.MEDIA_DIR ||= fromRepository('.data/demo/media')

// Hosts allowed in frames. Each frame loads only after a click; the policy allows nothing else from other hosts.
const framedHosts = [
  'https://www.google.com',
  'https://maps.google.com',
  'https://embed.waze.com',
  'https://kuula.co',
  'https://www.youtube-nocookie.com',
  'https://player.vimeo.com',
]

/**
 * Modules that almost every island imports. As separate chunks, each adds hundreds of bytes of import and export code; one
 * shared chunk makes a project page 1 KB smaller.
 */
const kit =
  /\/src\/(components\/(button|demo-mark|drawing|heading|icon|island|note-row|picture|section-head|text)\/|i18n\/translate\.|language\/locale\.)|\/lucide-react\/.*\/(arrow-left|arrow-right|chevron-down|chevron-left|chevron-right|expand|play|x)\.m?js/

// The oldest versions we support (README). All of them have the Popover API, which opens the mobile menu without a script.
const supportedBrowsers = ['chrome114', 'edge114', 'firefox125', 'safari17']

export default defineConfig({
  site: process.env.PUBLIC_URL || 'https://www.company.example',
  output: 'static',
  outDir: process.env.SITE_OUT_DIR || './dist',
  integrations: [react(), pagesFromTable(), interactionDirective()],
  // One file per URL: nginx serves /nosotros from nosotros.html, without a redirect to a trailing slash.
  build: { format: 'file', inlineStylesheets: 'always' },
  trailingSlash: 'never',
  devToolbar: { enabled: false },
  markdown: { syntaxHighlight: false },
  security: {
    csp: {
      directives: [
        "default-src 'self'",
        "img-src 'self' data: blob:",
        "media-src 'self'",
        "font-src 'self'",
        "connect-src 'self' blob:",
        "form-action 'self'",
        "base-uri 'none'",
        "object-src 'none'",
        `frame-src ${framedHosts.join(' ')}`,
      ],
    },
  },
  // In development Vite forwards form submissions to the real intake; in production nginx does.
  vite: {
    environments: {
      client: {
        build: {
          target: supportedBrowsers,
          rolldownOptions: {
            output: { codeSplitting: { groups: [{ name: 'kit', test: kit }] } },
          },
        },
      },
    },
    plugins: [serveMedia()],
    // These are imported on demand. If they are not listed, Vite discovers them late and reloads a developer's first page.
    optimizeDeps: { include: ['embla-carousel', 'embla-carousel-autoplay', 'photoswipe', '@photo-sphere-viewer/core'] },
    server: { proxy: process.env.INTAKE_URL ? { '/api': process.env.INTAKE_URL } : {} },
  },
})
