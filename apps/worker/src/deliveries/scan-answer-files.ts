import type { AnswerFile, StoredAnswer } from '@sillar/documents/complaint-record'
import { checkFile, isRemoved } from '../files/check-file'
import type { DeliverContext } from './delivery'

/**
 * Checks the files of an answer before its letter is drawn, because the letter lists them. Throws while a check is not
 * available, so that the mail is tried again.
 */
export async function scannedAnswer(context: DeliverContext, reference: string, answer: StoredAnswer) {
  const files = await Promise.all(answer.files.map((file) => scanned(context, reference, file)))
  return { ...answer, files }
}

async function scanned(context: DeliverContext, reference: string, file: AnswerFile): Promise<AnswerFile> {
  if (file.scan !== 'pending') return file
  const { pool, privateStore, logger } = context
  const scan = await checkFile(context, await privateStore.get(file.key), file.type)
  await pool.query('update complaint_answer_files set scan = $2, updated_at = now() where id = $1', [file.id, scan])
  if (isRemoved(scan)) {
    logger.error({ reference, verdict: scan }, 'a file of an answer did not pass and was removed')
    // If this is cut short, the nightly sweep removes what did not pass.
    await privateStore.remove(file.key)
  }
  return { ...file, scan }
}
