import { parsePhoneNumberFromString } from 'libphonenumber-js'
import { phoneNumberCheck } from './phone-number'

/** Checks phone numbers on the server with the metadata of all countries. The browser loads less metadata. */
export const isPhoneNumber = phoneNumberCheck((text) => parsePhoneNumberFromString(text))

/**
 * Adds the Peruvian country code if it is missing. Returns text that is not a phone number unchanged, so validation can
 * reject it.
 */
export const internationalPhone = (text: string): string => parsePhoneNumberFromString(text, 'PE')?.number ?? text
