import type { Localized } from '../../language/localized.schema'

/** A problem of the content, worded for the person who can fix it: in English for the log, in Spanish for the field. */
export type ContentProblem = {
  /** Path in the whole content: `projects[santorini].conditions.es`. */
  path: string
  /** Path in its record's form: `slider.0.image`. Empty for the whole record. */
  field: string
  message: Localized
}

export const inEnglish = ({ path, message }: ContentProblem): string => `${path}: ${message.en}`
