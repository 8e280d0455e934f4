import type { AnswerFile } from '@app/documents/complaint-record'
import { checkFile, isUnsafe } from '../files/check-file'
import type { DeliverContext } from './delivery'

type AnswerFileTable = 'complaint_answer_files' | 'privacy_answer_files'
type Scan = { table: AnswerFileTable; reference: string; files: AnswerFile[] }

/**
 * Checks the files of an answer before its letter or mail is rendered, because both list them. Throws if a check is
 * unavailable; the mail is then retried.
 */
export const scanAnswerFiles = (context: DeliverContext, { table, reference, files }: Scan): Promise<AnswerFile[]> =>
  Promise.all(files.map((file) => scanFile(context, table, reference, file)))

async function scanFile(
  context: DeliverContext,
  table: AnswerFileTable,
  reference: string,
  file: AnswerFile,
): Promise<AnswerFile> {
  if (file.scan !== 'pending') return file
  const { pool, privateStore, logger } = context
  const scan = await checkFile(context, await privateStore.get(file.key), file.type)
  await pool.query(`update ${table} set scan = $2, updated_at = now() where id = $1`, [file.id, scan])
  if (isUnsafe(scan)) {
    logger.error({ reference, verdict: scan }, 'a file of an answer is unsafe and was removed')
    // If the worker stops here, the nightly sweep removes the file.
    await privateStore.remove(file.key)
  }
  return { ...file, scan }
}
