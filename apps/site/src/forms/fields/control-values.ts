import type { HONEYPOT_FIELD, STARTED_AT_FIELD } from '@app/domain/submission/submission-guard'
import type { CountryCode } from './phone-check'

/**
 * The values of the controls of a form. Numbers are strings, because inputs contain text, and any value may be missing.
 */
export type ControlValues<T> = T extends boolean
  ? boolean
  : T extends string | number
    ? string
    : T extends readonly (infer Item)[]
      ? ControlValues<Item>[]
      : T extends object
        ? { [Name in keyof T]?: ControlValues<T[Name]> }
        : T

/** The value that PhoneField sets in addition to the number. */
export type PhoneCountry = { phoneCountry?: CountryCode }

export type GuardValues = { [Name in typeof HONEYPOT_FIELD | typeof STARTED_AT_FIELD]?: string }
