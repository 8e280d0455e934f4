import { type ScheduleFailure, writeFailure } from '@app/domain/release/scheduled-publish'
import {
  APIError,
  getLocalI18n,
  NotFound,
  type Payload,
  type SanitizedConfig,
  type TaskHandler,
  ValidationError,
} from 'payload'
import type { Language } from '../../panel/language/language'
import { labelIn } from '../../panel/records/name-records'
import type { User } from '../../platform/payload-types'
import { mayPublishLater } from './may-publish-later'
import { notifyOfFailure } from './notify-of-failure'
import type { ScheduleInput } from './schedule-input'

const TASK_SLUG = 'schedulePublish'

/**
 * Replaces Payload's handler of scheduled publishes, which would always be rejected, because our access rules require a
 * session and a job has none.
 */
export async function replaceScheduleHandler(config: Promise<SanitizedConfig>): Promise<SanitizedConfig> {
  const sanitizedConfig = await config
  const task = sanitizedConfig.jobs.tasks?.find(({ slug }) => slug === TASK_SLUG)
  if (!task) throw new Error('Payload has no task schedulePublish')
  task.handler = runScheduledPublish as unknown as TaskHandler<typeof TASK_SLUG>
  return sanitizedConfig
}

class RejectedPublish extends Error {
  constructor(readonly failure: ScheduleFailure) {
    super(failure.reason)
  }
}

const runScheduledPublish: TaskHandler<{ input: ScheduleInput; output: object }> = async ({ input, job, req }) => {
  const { payload } = req
  const account = await findAccount(payload, input)
  try {
    if (!account) throw new RejectedPublish({ reason: 'account-gone', detail: null })
    if (!mayPublishLater(account.role, { collection: input.doc?.relationTo, global: input.global ?? undefined }))
      throw new RejectedPublish({ reason: 'not-allowed', detail: null })
    await changeStatus(payload, input, account)
    return { output: {} }
  } catch (error) {
    const failure = failureOf(error, account?.language ?? 'es')
    const at = (job as { waitUntil?: string | null }).waitUntil ?? new Date().toISOString()
    if (account)
      await notifyOfFailure(payload, { account, input, at, failure }).catch((err: unknown) =>
        payload.logger.error({ err, msg: 'notifying of a failed scheduled publish failed' }),
      )
    if (failure.reason === 'server') payload.logger.error({ err: error, msg: 'a scheduled publish failed' })
    throw new Error(writeFailure(failure), { cause: error })
  }
}

/** Returns the current account, because its role may have changed since the publish was scheduled. */
async function findAccount(payload: Payload, { user }: ScheduleInput): Promise<User | null> {
  if (!user?.value) return null
  return payload.findByID({ collection: 'users', id: user.value, depth: 0, disableErrors: true })
}

/** Publishes or unpublishes the record without access rules, because the role was already checked. */
async function changeStatus(payload: Payload, input: ScheduleInput, account: User): Promise<void> {
  const i18n = await getLocalI18n({ config: payload.config, language: account.language })
  const change = {
    data: { _status: input.type === 'unpublish' ? 'draft' : 'published' } as never,
    depth: 0,
    overrideAccess: true,
    publishSpecificLocale: input.type !== 'unpublish' && input.locale ? (input.locale as 'es' | 'en') : undefined,
    req: { i18n },
    user: { ...account, collection: 'users' as const },
  }
  if (input.doc) await payload.update({ ...change, collection: input.doc.relationTo, id: input.doc.value })
  if (input.global) await payload.updateGlobal({ ...change, slug: input.global })
}

function failureOf(error: unknown, language: Language): ScheduleFailure {
  if (error instanceof RejectedPublish) return error.failure
  if (error instanceof NotFound) return { reason: 'record-gone', detail: null }
  if (error instanceof ValidationError) return { reason: 'content', detail: problemsOf(error, language) }
  // Public errors come from content rules and contain a message for staff, such as "It is in use".
  if (error instanceof APIError && error.isPublic) return { reason: 'content', detail: error.message }
  return { reason: 'server', detail: null }
}

function problemsOf({ data }: ValidationError, language: Language): string {
  const { errors } = data as { errors: { label?: unknown; path: string; message: string }[] }
  return errors.map(({ label, path, message }) => `${labelIn(label, language) || path}: ${message}`).join('\n')
}
