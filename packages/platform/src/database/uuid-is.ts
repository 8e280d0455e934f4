/**
 * Returns the condition that a column of uuids equals a parameter that may be any text. `id::text = $1` would read the
 * whole table, because no index covers it; `id = $1` would fail on a text that is no uuid.
 */
export const uuidIs = (column: string, parameter: number) =>
  `${column} = case when pg_input_is_valid($${parameter}::text, 'uuid') then $${parameter}::text::uuid end`
