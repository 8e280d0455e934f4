/**
 * Returns an SQL condition that compares a uuid column with any text. `id::text = $1` cannot use an index, and `id =
 * $1` fails if the text is not a uuid.
 */
export const uuidIs = (column: string, parameter: number) =>
  `${column} = case when pg_input_is_valid($${parameter}::text, 'uuid') then $${parameter}::text::uuid end`
