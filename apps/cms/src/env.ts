import { readEnv } from '@sillar/platform/env/read-env'
import { logVariables, metricsVariables } from '@sillar/platform/env/variables'
import * as z from 'zod'

const variables = {
  ...logVariables,
  ...metricsVariables,
  DATABASE_URL: z.url(),
  PAYLOAD_SECRET: z.string().min(16),
  SNAPSHOT_TOKEN: z.string().min(16),
  CMS_URL: z.url().default('http://127.0.0.1:4000'),
  STORAGE: z.enum(['disk', 's3']).default('disk'),
  MEDIA_DIR: z.string().default('.data/media'),
  S3_ENDPOINT: z.string().optional(),
  S3_REGION: z.string().default('us-east-1'),
  S3_MEDIA_BUCKET: z.string().default('media'),
  S3_ACCESS_KEY_ID: z.string().optional(),
  S3_SECRET_ACCESS_KEY: z.string().optional(),
}

/** Read at first use and not at import: building the app needs no secrets. */
export const cmsEnv = () => readEnv(variables)
