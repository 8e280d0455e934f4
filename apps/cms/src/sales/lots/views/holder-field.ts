/** The query field with the lead for whom the lots page holds the chosen lots. */
export const HOLDER_FIELD = 'consulta'
