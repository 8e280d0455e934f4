import { internationalPhone } from '@app/domain/phone/server-phone-check'

// Without JavaScript a browser sends flat text fields such as `appointment.date` and `referred.0.firstName`. They are
// converted to the nested values that the scripted form sends as JSON, so the same schema validates both forms.

export type FormShape = {
  /** A missing checkbox means "not ticked". */
  checkboxes: string[]
  /** A missing radio means "not answered". */
  yesNo: string[]
}

export type FlatFields = Record<string, unknown>
type NestedValues = { [name: string]: unknown }

/**
 * Returns a text field of a query string or a form, cut to 1,000 characters. An empty or repeated field counts as
 * missing. Removes NUL, which PostgreSQL rejects.
 */
export const fieldOf = (fields: FlatFields | undefined, name: string): string | undefined => {
  const value = fields?.[name]
  return typeof value === 'string' ? value.replaceAll('\0', '').slice(0, 1000) || undefined : undefined
}

const fieldName = /^[A-Za-z]\w{0,40}(\.\w{1,40}){0,3}$/
const MAX_INDEX = 20
const forbiddenNames = new Set(['__proto__', 'constructor', 'prototype'])

export function nestedValues(fields: FlatFields, shape: FormShape): NestedValues {
  const values: NestedValues = {}
  for (const [name, text] of Object.entries(fields)) {
    const path = name.split('.')
    if (!fieldName.test(name) || path.some((part) => forbiddenNames.has(part))) continue
    setNested(values, path, readValue(name, text, shape))
  }
  for (const name of shape.checkboxes) if (values[name] === undefined) values[name] = false
  return withoutBlankGroups(values)
}

function readValue(name: string, text: unknown, shape: FormShape): unknown {
  const value = Array.isArray(text) ? text.at(-1) : text
  if (shape.checkboxes.includes(name)) return value !== 'false' && value !== ''
  if (shape.yesNo.includes(name)) return value === 'true' ? true : value === 'false' ? false : undefined
  if (typeof value === 'string' && name.split('.').at(-1) === 'phone') return internationalPhone(value)
  return value
}

function setNested(target: NestedValues, [head = '', ...remainingPath]: string[], value: unknown): void {
  if (remainingPath.length === 0) {
    target[head] = value
    return
  }
  const child = target[head]
  const group = typeof child === 'object' && child !== null ? (child as NestedValues) : {}
  target[head] = group
  setNested(group, remainingPath, value)
}

/** Omits blank groups and turns numbered groups into lists. */
function withoutBlankGroups(values: NestedValues): NestedValues {
  const result: NestedValues = {}
  for (const [name, value] of Object.entries(values)) {
    if (typeof value !== 'object' || value === null) {
      result[name] = value
      continue
    }
    const group = value as NestedValues
    const indexes = Object.keys(group).filter((key) => /^\d+$/.test(key) && Number(key) <= MAX_INDEX)
    if (indexes.length > 0) {
      const entries = indexes.sort((a, b) => Number(a) - Number(b)).map((index) => group[index])
      result[name] = entries.filter((entry) => !isBlank(entry))
      continue
    }
    if (!isBlank(group)) result[name] = group
  }
  return result
}

function isBlank(value: unknown): boolean {
  if (typeof value === 'object' && value !== null) return Object.values(value).every(isBlank)
  return value === undefined || (typeof value === 'string' && value.trim() === '')
}
