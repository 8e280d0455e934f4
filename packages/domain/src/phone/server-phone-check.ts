import { parsePhoneNumberFromString } from 'libphonenumber-js'
import { phoneNumberCheck } from './phone-number'

/** Uses the metadata of all countries, for the server. The browser binds smaller metadata to `phoneNumberCheck`. */
export const isPhoneNumber = phoneNumberCheck((text) => parsePhoneNumberFromString(text))

/** Treats a number without a country code as Peruvian. Returns invalid input unchanged, for the error message. */
export const internationalPhone = (typed: string): string => parsePhoneNumberFromString(typed, 'PE')?.number ?? typed
