/** The parts of Payload's form state and client fields that the index and the summary read. */
export type FieldState = {
  value?: unknown
  rows?: unknown[]
  passesCondition?: boolean
  valid?: boolean
  errorMessage?: string
}
export type FormState = Record<string, FieldState | undefined>

export type FormField = {
  type: string
  name?: string
  label?: unknown
  required?: boolean
  minRows?: number
  admin?: { custom?: Record<string, unknown> }
  fields?: FormField[]
  tabs?: { fields: FormField[] }[]
}

/** Marks a field whose value is filled in when the record is saved. */
export const automatic = { automatic: true }

/** Returns fields with the content of rows, collapsibles and tabs on the same level, as in the data. */
export const flatFields = (fields: FormField[]): FormField[] =>
  fields.flatMap((field) => {
    if (field.name !== undefined) return [field]
    return flatFields(field.tabs ? field.tabs.flatMap((tab) => tab.fields) : (field.fields ?? []))
  })

export const childPath = (parent: string, name: string | number): string => (parent ? `${parent}.${name}` : `${name}`)
