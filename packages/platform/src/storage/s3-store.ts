import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadBucketCommand,
  PutObjectCommand,
  paginateListObjectsV2,
  S3Client,
} from '@aws-sdk/client-s3'
import { timeLimits } from '../queue/time-limits'
import type { FileStore } from './file-store'

type S3Settings = {
  endpoint?: string | undefined
  region: string
  bucket: string
  accessKeyId: string
  secretAccessKey: string
}

const CHECK_TIMEOUT_MS = 2500

/**
 * Creates a store in a bucket. Checksums are sent only if required, because some S3-compatible stores reject the SDK's
 * default checksums.
 */
export function createS3Store({ endpoint, region, bucket, accessKeyId, secretAccessKey }: S3Settings): FileStore {
  const client = new S3Client({
    ...(endpoint ? { endpoint, forcePathStyle: true } : {}),
    region,
    credentials: { accessKeyId, secretAccessKey },
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    maxAttempts: timeLimits.store.attempts,
    requestHandler: {
      connectionTimeout: timeLimits.store.connect * 1000,
      requestTimeout: timeLimits.store.answer * 1000,
      throwOnRequestTimeout: true,
    },
  })
  return {
    async put(key, bytes, contentType) {
      await client.send(new PutObjectCommand({ Bucket: bucket, Key: key, Body: bytes, ContentType: contentType }))
    },
    async get(key) {
      const { Body } = await client.send(new GetObjectCommand({ Bucket: bucket, Key: key }))
      if (!Body) throw new Error('the stored file is empty')
      return Body.transformToByteArray()
    },
    async remove(key) {
      await client.send(new DeleteObjectCommand({ Bucket: bucket, Key: key }))
    },
    async *list() {
      for await (const { Contents = [] } of paginateListObjectsV2({ client }, { Bucket: bucket })) {
        for (const { Key, LastModified } of Contents)
          if (Key) yield { key: Key, modifiedAt: LastModified ?? new Date() }
      }
    },
    async check() {
      await client.send(new HeadBucketCommand({ Bucket: bucket }), {
        abortSignal: AbortSignal.timeout(CHECK_TIMEOUT_MS),
      })
    },
  }
}
