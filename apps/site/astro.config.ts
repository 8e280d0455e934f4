import { fileURLToPath } from 'node:url'
import react from '@astrojs/react'
import { defineConfig } from 'astro/config'
import { interactionDirective } from './astro/interaction-directive.integration'
import { onePathIcons } from './astro/one-path-icons.vite'
import { registerRoutes } from './astro/routes.integration'
import { scopedClassName } from './astro/scoped-class-names'
import { serveMedia } from './astro/serve-media.vite'
import { sharedStyles, sharedStylesGroup } from './astro/shared-styles.vite'

const repositoryPath = (path: string) => fileURLToPath(new URL(`../../${path}`, import.meta.url))

// The site shows the committed demo content unless these variables select another snapshot.
process.env.SNAPSHOT_FILE ||= repositoryPath('.data/demo/snapshot.json')
process.env.MEDIA_DIR ||= repositoryPath('.data/demo/media')

// Frames of these hosts load only after a click. The policy blocks everything else from other hosts.
const frameHosts = [
  'https://www.google.com',
  'https://maps.google.com',
  'https://embed.waze.com',
  'https://kuula.co',
  'https://www.youtube-nocookie.com',
  'https://player.vimeo.com',
]

/**
 * Modules that almost every island imports. Each separate chunk would add hundreds of bytes of import and export code;
 * one shared chunk makes a project page 1 KB smaller.
 */
const sharedModules =
  /\/src\/(components\/(button|demo-mark|heading|icon|image|island|note-row|section-head|svg|text)\/|i18n\/translate\.|language\/locale\.)|\/lucide-react\/.*\/(arrow-left|arrow-right|chevron-down|chevron-left|chevron-right|expand|play|x)\.m?js/

/**
 * Modules that the script of every page shares with islands. In separate chunks they would be seven small files, some of
 * which the browser finds only in another file: on a slow network each such step delays the script.
 */
const startModules =
  /vite\/preload-helper|\/components\/(dialog\/dialog\.dom|embed\/embed\.dom|reveal\/reveal)\.ts|\/forms\/submission\/(attribution|outbox-flag)\.ts|\/domain\/src\/(ads\/click-id|budget\/budget-url|referral\/referral-code)\.ts/

// Puts the styles that views share into one file. Astro links this file and the styles of the view, and inlines files
// smaller than 4 KB.
const stylesInOneFile = {
  build: { rolldownOptions: { output: { codeSplitting: { groups: [sharedStylesGroup] } } } },
}

// The oldest versions we support (README). All of them have the Popover API, which opens the mobile menu without a
// script.
const supportedBrowsers = ['chrome114', 'edge114', 'firefox125', 'safari17']

export default defineConfig({
  site: process.env.PUBLIC_URL || 'https://www.company.example',
  output: 'static',
  outDir: process.env.SITE_OUT_DIR || './dist',
  integrations: [react(), registerRoutes(), interactionDirective()],
  // nginx serves /nosotros from nosotros.html, without a redirect to a trailing slash.
  build: { format: 'file', inlineStylesheets: 'auto' },
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
        `frame-src ${frameHosts.join(' ')}`,
      ],
    },
  },
  vite: {
    environments: {
      ssr: stylesInOneFile,
      prerender: stylesInOneFile,
      client: {
        build: {
          target: supportedBrowsers,
          rolldownOptions: {
            output: {
              codeSplitting: {
                groups: [
                  { name: 'start', test: startModules },
                  { name: 'kit', test: sharedModules },
                ],
              },
            },
          },
        },
      },
    },
    css: { modules: { generateScopedName: scopedClassName } },
    plugins: [serveMedia(), onePathIcons(), sharedStyles()],
    // Vite discovers dynamic imports late and then reloads the page, unless they are listed here.
    optimizeDeps: { include: ['embla-carousel', 'embla-carousel-autoplay', 'photoswipe', '@photo-sphere-viewer/core'] },
    // In production nginx forwards these requests to the intake.
    server: { proxy: process.env.INTAKE_URL ? { '/api': process.env.INTAKE_URL } : {} },
  },
})
