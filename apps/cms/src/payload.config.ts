import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { postgresAdapter } from '@payloadcms/db-postgres'
import { lexicalEditor } from '@payloadcms/richtext-lexical'
import { en } from '@payloadcms/translations/languages/en'
import { es } from '@payloadcms/translations/languages/es'
import { buildConfig } from 'payload'
import sharp from 'sharp'
import { loginWords } from './access/quiet-login'
import { isWorker } from './access/worker-token'
import { users } from './collections/users.collection'
import { columnTypes } from './database/column-types'
import { cmsEnv } from './env'
import { noMail } from './mail/no-mail'
import { mediaStore } from './media-store/media-store'
import { storedMedia } from './media-store/stored-media.plugin'
import { staffTimezones } from './publish/staff-timezones'
import { collections, globals } from './records'
import { snapshotEndpoint } from './snapshot/snapshot.endpoint'
import { collectionInBoth, globalInBoth } from './spanish/speak-spanish'

const here = path.dirname(fileURLToPath(import.meta.url))
// `next build` evaluates this file without secrets; serving or migrating with one missing fails by name.
const building = process.env.NEXT_PHASE === 'phase-production-build'
const env = building ? undefined : cmsEnv()
export default buildConfig({
  secret: env?.PAYLOAD_SECRET ?? '',
  serverURL: env?.CMS_URL,
  admin: {
    user: users.slug,
    // The default would ask a picture service of another company about each member of staff.
    avatar: 'default',
    importMap: { baseDir: here },
    meta: { titleSuffix: ' · Sillar & Mar' },
    components: {
      header: ['/globals/maintenance-warning#MaintenanceWarning'],
      afterNavLinks: ['/calendar/calendar-link#CalendarLink'],
      views: { calendar: { Component: '/calendar/calendar-view#CalendarView', path: '/calendario' } },
    },
    dateFormat: 'd MMM yyyy, HH:mm',
    timezones: { defaultTimezone: 'America/Lima', supportedTimezones: staffTimezones },
  },
  i18n: { supportedLanguages: { es, en }, fallbackLanguage: 'es', translations: loginWords },
  localization: {
    locales: [
      { code: 'es', label: 'Español' },
      { code: 'en', label: 'English' },
    ],
    defaultLocale: 'es',
    fallback: true,
  },
  collections: collections.map(collectionInBoth),
  globals: globals.map(globalInBoth),
  editor: lexicalEditor(),
  endpoints: [snapshotEndpoint, { path: '/health', method: 'get', handler: () => Response.json({ status: 'ok' }) }],
  jobs: { access: { run: ({ req }) => isWorker(req.headers), queue: ({ req }) => Boolean(req.user) } },
  email: noMail,
  graphQL: { disable: true },
  telemetry: false,
  sharp,
  db: postgresAdapter({
    idType: 'uuid',
    push: false,
    migrationDir: path.join(here, 'migrations'),
    afterSchemaInit: [columnTypes],
    pool: { connectionString: env?.DATABASE_URL, max: 10 },
  }),
  plugins: [storedMedia(mediaStore)],
  typescript: { outputFile: path.join(here, 'payload-types.ts'), autoGenerate: false },
})
