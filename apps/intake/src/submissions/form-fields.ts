import { internationalPhone } from '@app/domain/phone/server-phone-check'

// Without JavaScript a browser sends flat text fields: `visit.date`, `referred.0.firstName`. They are converted to the
// nested values that the scripted form sends as JSON, so that one schema validates both.

export type FormShape = {
  /** A missing checkbox means "not ticked". */
  checkboxes: string[]
  /** A missing radio means "not answered". */
  yesNo: string[]
}

export type FlatFields = Record<string, unknown>
type Nested = { [name: string]: unknown }

const fieldName = /^[A-Za-z]\w{0,40}(\.\w{1,40}){0,3}$/
const MAX_INDEX = 20
const forbidden = new Set(['__proto__', 'constructor', 'prototype'])

export function nestedValues(fields: FlatFields, shape: FormShape): Nested {
  const values: Nested = {}
  for (const [name, text] of Object.entries(fields)) {
    const path = name.split('.')
    if (!fieldName.test(name) || path.some((part) => forbidden.has(part))) continue
    place(values, path, readValue(name, text, shape))
  }
  for (const name of shape.checkboxes) if (values[name] === undefined) values[name] = false
  return withoutBlankGroups(values)
}

function readValue(name: string, text: unknown, shape: FormShape): unknown {
  const last = Array.isArray(text) ? text.at(-1) : text
  if (shape.checkboxes.includes(name)) return last !== 'false' && last !== ''
  if (shape.yesNo.includes(name)) return last === 'true' ? true : last === 'false' ? false : undefined
  if (typeof last === 'string' && name.split('.').at(-1) === 'phone') return internationalPhone(last)
  return last
}

function place(target: Nested, [head = '', ...rest]: string[], value: unknown): void {
  if (rest.length === 0) {
    target[head] = value
    return
  }
  const child = target[head]
  const group = typeof child === 'object' && child !== null ? (child as Nested) : {}
  target[head] = group
  place(group, rest, value)
}

/** Omits blank groups and turns numbered groups into lists. */
function withoutBlankGroups(values: Nested): Nested {
  const filled: Nested = {}
  for (const [name, value] of Object.entries(values)) {
    if (typeof value !== 'object' || value === null) {
      filled[name] = value
      continue
    }
    const group = value as Nested
    const indexes = Object.keys(group).filter((key) => /^\d+$/.test(key) && Number(key) <= MAX_INDEX)
    if (indexes.length > 0) {
      const entries = indexes.sort((a, b) => Number(a) - Number(b)).map((index) => group[index])
      filled[name] = entries.filter((entry) => !isBlank(entry))
      continue
    }
    if (!isBlank(group)) filled[name] = group
  }
  return filled
}

function isBlank(value: unknown): boolean {
  if (typeof value === 'object' && value !== null) return Object.values(value).every(isBlank)
  return value === undefined || (typeof value === 'string' && value.trim() === '')
}
