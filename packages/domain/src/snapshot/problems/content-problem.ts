import type { Localized } from '../../language/localized.schema'

/**
 * A problem of the content. The log contains the English message; the panel shows the message in the language of the
 * user.
 */
export type ContentProblem = {
  /** Path in the snapshot, such as `projects[santorini].conditions.es`. */
  path: string
  /** Path in the form of the record, such as `slider.0.image`. Empty for the whole record. */
  field: string
  message: Localized
}

export const inEnglish = ({ path, message }: ContentProblem): string => `${path}: ${message.en}`
