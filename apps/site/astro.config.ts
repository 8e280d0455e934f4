import { fileURLToPath } from 'node:url'
import react from '@astrojs/react'
import { defineConfig } from 'astro/config'
import { pagesFromTable } from './astro/routes.integration'
import { serveMedia } from './astro/serve-media.vite'
import { touchDirective } from './astro/touch-directive.integration'

const fromRepository = (path: string) => fileURLToPath(new URL(`../../${path}`, import.meta.url))

// A release is a function of a snapshot and the code. Without these two the committed demo content is shown.
process.env.SNAPSHOT_FILE ||= fromRepository('.data/demo/snapshot.json')
process.env.MEDIA_DIR ||= fromRepository('.data/demo/media')

// Hosts that may appear in a frame. Each loads only after a click; nothing else of another host is ever allowed.
const framedHosts = [
  'https://www.google.com',
  'https://maps.google.com',
  'https://embed.waze.com',
  'https://kuula.co',
  'https://www.youtube-nocookie.com',
  'https://player.vimeo.com',
]

/**
 * What almost every island holds. Left alone each of these travels as a file of its own, hundreds of bytes of which only say
 * what it takes and gives: in one file the page of a project is a kilobyte lighter.
 */
const kit =
  /\/src\/(components\/(button|drawing|heading|icon|live|note-row|picture|section-head|text)\/|i18n\/(translate|locales)\.)|\/lucide-react\/.*\/(arrow-left|arrow-right|chevron-down|chevron-left|chevron-right|expand|play|x)\.m?js/

// The oldest versions we support (README). All of them have the Popover API, which opens the phone's menu without a script.
const supportedBrowsers = ['chrome114', 'edge114', 'firefox125', 'safari17']

export default defineConfig({
  site: process.env.PUBLIC_URL || 'https://www.sillarymar.example',
  output: 'static',
  outDir: process.env.SITE_OUT_DIR || './dist',
  integrations: [react(), pagesFromTable(), touchDirective()],
  // One file per address: nginx answers /nosotros from nosotros.html, without a redirect to a trailing slash.
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
  // In development the forms reach the real intake; a release leaves that to nginx.
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
    // Loaded on demand only: named here, or the first page of a developer would load twice.
    optimizeDeps: { include: ['embla-carousel', 'embla-carousel-autoplay', 'photoswipe', '@photo-sphere-viewer/core'] },
    server: { proxy: process.env.INTAKE_URL ? { '/api': process.env.INTAKE_URL } : {} },
  },
})
