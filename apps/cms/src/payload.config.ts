import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { postgresAdapter } from '@payloadcms/db-postgres'
import { lexicalEditor } from '@payloadcms/richtext-lexical'
import { s3Storage } from '@payloadcms/storage-s3'
import { en } from '@payloadcms/translations/languages/en'
import { es } from '@payloadcms/translations/languages/es'
import { buildConfig, type CollectionConfig } from 'payload'
import sharp from 'sharp'
import { isWorker } from './access/worker-token'
import { users } from './collections/users.collection'
import { cmsEnv } from './env'
import { collections, globals } from './records'
import { snapshotEndpoint } from './snapshot/snapshot.endpoint'
import { collectionInBoth, globalInBoth } from './spanish/speak-spanish'

const here = path.dirname(fileURLToPath(import.meta.url))
// `next build` evaluates this file without secrets; serving or migrating with one missing fails by name.
const building = process.env.NEXT_PHASE === 'phase-production-build'
const env = building ? undefined : cmsEnv()
const disk = env?.STORAGE !== 's3'

/** Uploads lie in a folder of this machine or, by the plugin below, in a bucket. */
const stored = (collection: CollectionConfig): CollectionConfig => {
  if (!disk || typeof collection.upload !== 'object') return collection
  return { ...collection, upload: { ...collection.upload, staticDir: path.resolve(env?.MEDIA_DIR ?? '.data/media') } }
}

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
  collections: collections.map(stored).map(collectionInBoth),
  globals: globals.map(globalInBoth),
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
