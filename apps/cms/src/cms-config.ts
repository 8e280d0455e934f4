import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { brand } from '@app/brand/brand'
import { postgresAdapter } from '@payloadcms/db-postgres'
import { en } from '@payloadcms/translations/languages/en'
import { es } from '@payloadcms/translations/languages/es'
import { buildConfig, type CollectionConfig, type GlobalConfig } from 'payload'
import sharp from 'sharp'
import { users } from './accounts/users/users.collection'
import { languagesEndpoint } from './content/languages/languages.endpoint'
import { storedMedia } from './content/media/stored-media.plugin'
import { runJobEndpoint } from './operations/jobs/run-job.endpoint'
import { textEditor } from './panel/fields/text-editor'
import { explainUnknownError } from './panel/language/explain-unknown-error'
import { payloadTexts } from './panel/language/payload-texts'
import { markUrl } from './panel/theme/mark-url'
import { panelComponents } from './panel-components'
import { collectionWithAccess, may } from './platform/access/apply-access'
import { loginMessages } from './platform/access/prevent-account-enumeration'
import { isWorker } from './platform/access/worker-token'
import { columnTypes } from './platform/database/column-types'
import { poolOptions } from './platform/database/pool-options'
import { watchPool } from './platform/database/watch-pool'
import { cmsEnv } from './platform/env'
import { smtpMail } from './platform/mail/smtp-mail'
import { mediaStore } from './platform/storage/media-store'
import { incidentEndpoints } from './privacy/incidents/incident.endpoints'
import { privacyDeskEndpoints } from './privacy/privacy-desk.endpoints'
import { draftsEndpoint } from './publishing/preview/drafts.endpoint'
import { livePreview } from './publishing/preview/live-preview'
import { previewLinkEndpoint } from './publishing/preview/preview-link.endpoint'
import { publishingEndpoints } from './publishing/releases/publishing.endpoints'
import { staffTimezones } from './publishing/releases/staff-timezones'
import { replaceScheduleHandler } from './publishing/schedule/run-scheduled-publish'
import { snapshotEndpoint } from './publishing/snapshot/snapshot.endpoint'
import { appointmentEndpoints } from './sales/appointments/appointments.endpoints'
import { fairListEndpoints } from './sales/fair-lists/fair-lists.endpoints'
import { funnelEndpoints } from './sales/funnel/funnel.endpoints'
import { leadEndpoints } from './sales/leads/leads.endpoints'
import { lotsEndpoints } from './sales/lots/lots.endpoints'
import { quoteEndpoints } from './sales/quotes/quotes.endpoints'
import { referralDeskEndpoints } from './sales/referrals/referral-desk.endpoints'
import { sourceEndpoints } from './sales/sources/sources.endpoints'
import { teamEndpoints } from './sales/team/team.endpoints'
import { whatsAppEndpoints } from './sales/whatsapp/whatsapp.endpoints'
import { menuCountsEndpoint } from './sidebar/menu-counts.endpoint'
import { paletteEndpoint } from './sidebar/palette/palette.endpoint'

const sourceFolder = path.dirname(fileURLToPath(import.meta.url))
// `next build` evaluates this file without secrets. Other commands fail if a setting is missing.
const isBuilding = process.env.NEXT_PHASE === 'phase-production-build'
const env = isBuilding ? undefined : cmsEnv()

const panelTranslations = {
  es: { ...payloadTexts, error: { ...payloadTexts.error, ...loginMessages.es.error } },
  en: { ...loginMessages.en, fields: { addNewLabel: 'Add another record' } },
}

type Records = { collections: CollectionConfig[]; globals: GlobalConfig[] }

/** Returns the config of the CMS. A test calls it with faulty access rules. */
export const cmsConfig = (records: Records) => replaceScheduleHandler(payloadConfig(records))

const payloadConfig = ({ collections, globals }: Records) =>
  buildConfig({
    secret: env?.PAYLOAD_SECRET ?? '',
    serverURL: env?.CMS_URL,
    admin: {
      user: users.slug,
      // Without this setting, Payload would load avatars from gravatar.com.
      avatar: 'default',
      importMap: { baseDir: sourceFolder },
      meta: {
        titleSuffix: ` · ${brand.name}`,
        icons: [
          { rel: 'icon', type: 'image/svg+xml', url: markUrl },
          { rel: 'apple-touch-icon', url: '/admin/panel-icon.png' },
        ],
        // Phones can install the panel. iPhones show notices only for installed pages.
        manifest: '/admin/panel.webmanifest',
      },
      // The design has no dark theme.
      theme: 'light',
      components: panelComponents,
      livePreview,
      dateFormat: 'd MMM yyyy, HH:mm',
      timezones: { defaultTimezone: 'America/Lima', supportedTimezones: staffTimezones },
    },
    i18n: { supportedLanguages: { es, en }, fallbackLanguage: 'es', translations: panelTranslations },
    localization: {
      locales: [
        { code: 'es', label: 'Español' },
        { code: 'en', label: 'English' },
      ],
      defaultLocale: 'es',
      fallback: true,
    },
    collections,
    globals,
    editor: textEditor,
    folders: { collectionOverrides: [({ collection }) => collectionWithAccess(collection)] },
    endpoints: [
      snapshotEndpoint,
      draftsEndpoint,
      previewLinkEndpoint,
      languagesEndpoint,
      ...publishingEndpoints,
      runJobEndpoint,
      ...leadEndpoints,
      ...sourceEndpoints,
      ...whatsAppEndpoints,
      ...fairListEndpoints,
      ...teamEndpoints,
      ...funnelEndpoints,
      ...referralDeskEndpoints,
      ...privacyDeskEndpoints,
      ...incidentEndpoints,
      ...lotsEndpoints,
      ...appointmentEndpoints,
      ...quoteEndpoints,
      menuCountsEndpoint,
      paletteEndpoint,
      { path: '/health', method: 'get', handler: () => Response.json({ status: 'ok' }) },
    ],
    jobs: {
      // Payload would delete finished jobs, but the calendar shows them.
      deleteJobOnComplete: false,
      access: { run: ({ req }) => isWorker(req.headers), queue: ({ req }) => may(req.user, 'schedule a publish') },
    },
    hooks: { afterError: [explainUnknownError] },
    email: smtpMail,
    graphQL: { disable: true },
    telemetry: false,
    sharp,
    onInit: watchPool,
    db: postgresAdapter({
      idType: 'uuid',
      push: false,
      migrationDir: path.join(sourceFolder, 'migrations'),
      afterSchemaInit: [columnTypes],
      pool: poolOptions(env?.DATABASE_URL),
    }),
    plugins: [storedMedia(mediaStore)],
    typescript: { outputFile: path.join(sourceFolder, 'platform/payload-types.ts'), autoGenerate: false },
  })
