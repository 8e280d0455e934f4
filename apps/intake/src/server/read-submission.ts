import type { FastifyRequest } from 'fastify'
import type * as z from 'zod/mini'
import { guardSubmission } from '../abuse/guard-submission'
import type { FormName } from '../pages/page.messages'
import { type FlatFields, type FormShape, nestedValues } from '../submissions/form-fields'
import { bodyHashOf, keyFromContent, keyFromHeader, type Submission } from '../submissions/idempotency'
import { invalidFields, rejection } from '../submissions/submission-error'
import type { IntakeContext } from './intake-context'
import { wantsPage } from './send-page'

type FormRules<Schema> = {
  form: FormName
  schema: Schema
  shape: FormShape
  /** Returns the hash of the file. Called only if the fields are valid, so the file of a bot is never hashed. */
  attachmentHash?: () => string | undefined
}

/** Parses and validates a submission, or returns 'trap' for a bot. Throws the errors that the visitor must correct. */
export async function readSubmission<Schema extends z.ZodMiniType>(
  request: FastifyRequest,
  context: IntakeContext,
  { form, schema, shape, attachmentHash }: FormRules<Schema>,
): Promise<Submission<z.output<Schema>> | 'trap'> {
  const now = context.clock()
  const fields = readFields(request)
  const headerKey = wantsPage(request) ? undefined : keyFromHeader(request.headers['idempotency-key'])

  if (guardSubmission(fields, { now, isScripted: headerKey !== undefined }) === 'trap') {
    request.rejectionReason = 'honeypot'
    request.log.info({ form, metric: 'honeypot' }, 'a bot filled the hidden field')
    return 'trap'
  }

  const isJson = request.headers['content-type']?.includes('json') ?? false
  const result = schema.safeParse(isJson ? fields : nestedValues(fields, shape))
  if (!result.success) throw invalidFields(result.error.issues)

  const bodyHash = bodyHashOf(result.data, attachmentHash?.())
  const key = headerKey ?? keyFromContent(form, bodyHash, now)
  await context.proofOfWork?.check(fields, key)
  return { input: result.data, bodyHash, key, requestId: request.id }
}

function readFields(request: FastifyRequest): FlatFields {
  const body = request.body
  if (typeof body !== 'object' || body === null || Array.isArray(body)) throw rejection(422, 'form', 'form.invalid')
  const fields = body as FlatFields
  if (fields.locale === 'en' || fields.locale === 'es') request.pageLocale = fields.locale
  return fields
}
