import type { HONEYPOT_FIELD, STARTED_AT_FIELD } from '@sillar/domain/submission/submission-guard'
import type { CountryCode } from './phone-check'

/** What controls hold for the input of a schema: text while a person types, and nothing where nothing is chosen yet. */
export type ControlValues<T> = T extends boolean
  ? boolean
  : T extends string | number
    ? string
    : T extends readonly (infer Item)[]
      ? ControlValues<Item>[]
      : T extends object
        ? { [Name in keyof T]?: ControlValues<T[Name]> }
        : T

/** Held by PhoneField beside the number. */
export type PhoneCountry = { phoneCountry?: CountryCode }

/** Held by GuardFields. */
export type GuardValues = { [Name in typeof HONEYPOT_FIELD | typeof STARTED_AT_FIELD]?: string }
