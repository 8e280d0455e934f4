import type { AnswerFile, StoredAnswer } from '@app/documents/complaint-record'
import { checkFile, isUnsafe } from '../files/check-file'
import type { DeliverContext } from './delivery'

/**
 * Checks the files of an answer before its letter is rendered, because the letter lists them. Throws if a check is
 * unavailable; the mail is then retried.
 */
export async function scanAnswerFiles(context: DeliverContext, reference: string, answer: StoredAnswer) {
  const files = await Promise.all(answer.files.map((file) => scanFile(context, reference, file)))
  return { ...answer, files }
}

async function scanFile(context: DeliverContext, reference: string, file: AnswerFile): Promise<AnswerFile> {
  if (file.scan !== 'pending') return file
  const { pool, privateStore, logger } = context
  const scan = await checkFile(context, await privateStore.get(file.key), file.type)
  await pool.query('update complaint_answer_files set scan = $2, updated_at = now() where id = $1', [file.id, scan])
  if (isUnsafe(scan)) {
    logger.error({ reference, verdict: scan }, 'a file of an answer is unsafe and was removed')
    // If the worker stops here, the nightly sweep removes the file.
    await privateStore.remove(file.key)
  }
  return { ...file, scan }
}
