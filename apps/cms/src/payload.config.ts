import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { postgresAdapter } from '@payloadcms/db-postgres'
import { lexicalEditor } from '@payloadcms/richtext-lexical'
import { s3Storage } from '@payloadcms/storage-s3'
import { en } from '@payloadcms/translations/languages/en'
import { es } from '@payloadcms/translations/languages/es'
import { buildConfig } from 'payload'
import sharp from 'sharp'
import { isWorker } from './access/worker-token'
import { campaigns, termsSections } from './collections/content/campaigns.collection'
import { consentTexts, legalDocuments } from './collections/content/legal.collection'
import { media } from './collections/content/media.collection'
import { news, newsCategories } from './collections/content/news.collection'
import { socialCampaigns, testimonials } from './collections/content/people.collection'
import { places } from './collections/content/places.collection'
import { projects } from './collections/content/projects.collection'
import { complaintCounters, complaints } from './collections/intake/complaints.collection'
import { consents } from './collections/intake/consents.collection'
import { deliveries, deliveryAttempts } from './collections/intake/deliveries.collection'
import { leads } from './collections/intake/leads.collection'
import { referrals, referredPersons } from './collections/intake/referrals.collection'
import { releases } from './collections/releases.collection'
import { users } from './collections/users.collection'
import { cmsEnv } from './env'
import { about } from './globals/about.global'
import { home } from './globals/home.global'
import {
  complaintBook,
  formTexts,
  newsPage,
  referralProgramme,
  socialResponsibility,
  termsPage,
} from './globals/pages.global'
import { seedState } from './globals/seed-state.global'
import { maintenance, navigation, siteSettings } from './globals/site-settings.global'
import { snapshotEndpoint } from './snapshot/snapshot.endpoint'

const here = path.dirname(fileURLToPath(import.meta.url))
// `next build` evaluates this file without secrets; serving or migrating with one missing fails by name.
const building = process.env.NEXT_PHASE === 'phase-production-build'
const env = building ? undefined : cmsEnv()
const disk = env?.STORAGE !== 's3'

export default buildConfig({
  secret: env?.PAYLOAD_SECRET ?? '',
  serverURL: env?.CMS_URL,
  admin: {
    user: users.slug,
    // The default would ask a picture service of another company about each member of staff.
    avatar: 'default',
    importMap: { baseDir: here },
    meta: { titleSuffix: ' · Sillar & Mar' },
  },
  i18n: { supportedLanguages: { es, en }, fallbackLanguage: 'es' },
  localization: {
    locales: [
      { code: 'es', label: 'Español' },
      { code: 'en', label: 'English' },
    ],
    defaultLocale: 'es',
    fallback: true,
  },
  collections: [
    projects,
    places,
    news,
    newsCategories,
    testimonials,
    campaigns,
    termsSections,
    socialCampaigns,
    legalDocuments,
    consentTexts,
    disk
      ? { ...media, upload: { ...(media.upload as object), staticDir: path.resolve(env?.MEDIA_DIR ?? '.data/media') } }
      : media,
    leads,
    referrals,
    referredPersons,
    complaints,
    complaintCounters,
    consents,
    deliveries,
    deliveryAttempts,
    releases,
    users,
  ],
  globals: [
    siteSettings,
    navigation,
    home,
    about,
    socialResponsibility,
    referralProgramme,
    complaintBook,
    newsPage,
    termsPage,
    formTexts,
    maintenance,
    seedState,
  ],
  editor: lexicalEditor(),
  endpoints: [snapshotEndpoint, { path: '/health', method: 'get', handler: () => Response.json({ status: 'ok' }) }],
  jobs: { access: { run: ({ req }) => isWorker(req.headers), queue: ({ req }) => Boolean(req.user) } },
  graphQL: { disable: true },
  telemetry: false,
  sharp,
  db: postgresAdapter({
    idType: 'uuid',
    push: false,
    migrationDir: path.join(here, 'migrations'),
    pool: { connectionString: env?.DATABASE_URL, max: 10 },
  }),
  plugins: disk
    ? []
    : [
        s3Storage({
          bucket: env?.S3_MEDIA_BUCKET ?? 'media',
          collections: { media: { disablePayloadAccessControl: true } },
          config: {
            endpoint: env?.S3_ENDPOINT,
            region: env?.S3_REGION,
            forcePathStyle: true,
            requestChecksumCalculation: 'WHEN_REQUIRED',
            credentials: { accessKeyId: env?.S3_ACCESS_KEY_ID ?? '', secretAccessKey: env?.S3_SECRET_ACCESS_KEY ?? '' },
          },
        }),
      ],
  typescript: { outputFile: path.join(here, 'payload-types.ts'), autoGenerate: false },
})
