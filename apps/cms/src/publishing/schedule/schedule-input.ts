import type { CollectionSlug, GlobalSlug } from 'payload'

/** The input that Payload's schedule drawer stores with the job. */
export type ScheduleInput = {
  type?: 'publish' | 'unpublish' | null
  locale?: string | null
  doc?: { relationTo: CollectionSlug; value: string } | null
  global?: GlobalSlug | null
  user?: { relationTo: 'users'; value: string } | null
}
