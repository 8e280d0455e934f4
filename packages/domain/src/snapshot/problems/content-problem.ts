import type { Localized } from '../../language/localized.schema'

/** Something wrong with the content, said to the person who can repair it: in English in the log, in Spanish at the field. */
export type ContentProblem = {
  /** Where it stands in the content as a whole: `projects[santorini].conditions.es`. */
  path: string
  /** Where it stands in its record, as its form names it: `slider.0.image`. Empty: the record as a whole. */
  field: string
  words: Localized
}

export const inEnglish = ({ path, words }: ContentProblem): string => `${path}: ${words.en}`
