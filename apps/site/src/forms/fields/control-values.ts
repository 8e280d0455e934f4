import type { HONEYPOT_FIELD, STARTED_AT_FIELD } from '@app/domain/submission/submission-guard'
import type { CountryCode } from './phone-check'

/** The values that controls hold for the input of a schema: strings while typing, undefined while nothing is selected. */
export type ControlValues<T> = T extends boolean
  ? boolean
  : T extends string | number
    ? string
    : T extends readonly (infer Item)[]
      ? ControlValues<Item>[]
      : T extends object
        ? { [Name in keyof T]?: ControlValues<T[Name]> }
        : T

/** Set by PhoneField beside the number. */
export type PhoneCountry = { phoneCountry?: CountryCode }

/** Set by GuardFields. */
export type GuardValues = { [Name in typeof HONEYPOT_FIELD | typeof STARTED_AT_FIELD]?: string }
