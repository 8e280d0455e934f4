import type { AnswerFile } from '@app/documents/complaint-record'
import type { DeliverContext } from '../deliveries/delivery'

/** Loads the files of an answer as attachments of its mail. */
export const loadAttachments = ({ privateStore }: DeliverContext, files: readonly AnswerFile[]) =>
  Promise.all(
    files.map(async ({ key, name, type }) => ({
      filename: name,
      content: await privateStore.get(key),
      contentType: type,
    })),
  )
