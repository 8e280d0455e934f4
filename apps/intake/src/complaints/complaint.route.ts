import { limaDateOf, yearOf } from '@app/domain/calendar/lima-date'
import { complaintInput } from '@app/domain/complaint/complaint.schema'
import { complaintLabel } from '@app/domain/complaint/complaint-number'
import { responseDeadline } from '@app/domain/complaint/response-deadline'
import { isPhoneNumber } from '@app/domain/phone/server-phone-check'
import type { FastifyInstance } from 'fastify'
import type { Limits } from '../abuse/submission-limit'
import { answerReceipt } from '../server/answer-receipt'
import type { IntakeContext } from '../server/intake-context'
import { readSubmission } from '../server/read-submission'
import { sha256 } from '../submissions/idempotency'
import { newReference } from '../submissions/new-reference'
import { SubmissionError } from '../submissions/submission-error'
import { acceptComplaint, type StoredAttachment } from './accept-complaint'
import { checkAttachment, type SentFile } from './complaint-attachment'
import { peekNextNumber, readComplaintBook } from './complaint-book'
import { complaintReceipt } from './complaint-receipt'
import { readMultipart } from './read-multipart'

const formShape = { checkboxes: ['acceptsTerms', 'isMinor'], yesNo: ['notifyByEmail'] }

export function registerComplaintRoutes(app: FastifyInstance, context: IntakeContext, limits: Limits): void {
  const { pool, clock, privateStore } = context
  const schema = complaintInput({ isPhoneNumber, today: () => limaDateOf(clock()) })

  async function readNextNumber() {
    const filedOn = limaDateOf(clock())
    const year = yearOf(filedOn)
    const [number, { rule }] = await Promise.all([peekNextNumber(pool, year), readComplaintBook(pool)])
    return { preview: complaintLabel({ number, year }), filedOn, dueOn: responseDeadline(filedOn, rule), rule }
  }

  app.get('/api/complaints/next-number', readNextNumber)

  app.post(
    '/api/complaints',
    { onRequest: limits.complaint, config: { form: 'complaint' } },
    async (request, reply) => {
      const file = request.isMultipart() ? await readMultipart(request) : undefined
      const attachmentHash = () => file && sha256(file.bytes)
      const submission = await readSubmission(request, context, {
        form: 'complaint',
        schema,
        shape: formShape,
        attachmentHash,
      })
      if (submission === 'trap') {
        const { preview: label, dueOn } = await readNextNumber()
        const receipt = {
          dueOn,
          lookupCode: newReference(),
          attachment: file ? { name: file.name, size: file.bytes.length } : null,
        }
        return answerReceipt(request, reply, label, complaintReceipt(receipt, request.pageLocale))
      }
      const attachment = file && (await storeAttachment(file, sha256(`${submission.key}:${submission.bodyHash}`)))
      const receipt = await acceptComplaint(context, submission, attachment).catch(async (error: unknown) => {
        // No record uses the file of a rejected complaint. After any other error a record may exist, so the file is
        // left to the nightly sweep, which removes unused files.
        if (attachment && error instanceof SubmissionError) await privateStore.remove(attachment.key)
        throw error
      })
      const { reference } = receipt
      request.log.info({ reference, attached: attachment !== undefined }, 'complaint accepted')
      return answerReceipt(request, reply, reference, complaintReceipt(receipt, request.pageLocale))
    },
  )

  /** Stores the attachment before the complaint is committed, under a key that a retry of the submission reuses. */
  async function storeAttachment(file: SentFile, id: string): Promise<StoredAttachment> {
    const { bytes, name, type } = checkAttachment(file)
    const key = `complaints/${id}`
    await privateStore.put(key, bytes, type)
    return { key, name, type, size: bytes.length }
  }
}
