import { parsePhoneNumberFromString } from 'libphonenumber-js'
import { phoneNumberCheck } from './phone-number'

/** All countries: for the server. The browser binds its own, lighter metadata to `phoneNumberCheck`. */
export const isPhoneNumber = phoneNumberCheck((text) => parsePhoneNumberFromString(text))

/** A number typed without a country code is Peruvian. What is no number stays as typed, for the error. */
export const internationalPhone = (typed: string): string => parsePhoneNumberFromString(typed, 'PE')?.number ?? typed
