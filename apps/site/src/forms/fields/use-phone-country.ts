import { useEffect, useState } from 'react'
import { useWatch } from 'react-hook-form'
import { useFieldScope } from './field-scope'
import { type CountryCode, HOME_COUNTRY, isKnownCountry, loadAllCountries } from './phone-check'

/**
 * Returns the country of a phone field and a function that changes it. The country is a form value, because drafts
 * restore only form values.
 */
export function usePhoneCountry(name: string) {
  const { control, setValue } = useFieldScope()
  const storedCountry: unknown = useWatch({ control, name: `${name}Country` })
  const selectedCountry = typeof storedCountry === 'string' && storedCountry ? storedCountry : HOME_COUNTRY
  const [, setLoaded] = useState(false)
  const isMissing = !isKnownCountry(selectedCountry)
  useEffect(() => {
    if (!isMissing) return
    loadAllCountries().then(
      () => setLoaded(true),
      () => {},
    )
  }, [isMissing])
  const country: CountryCode = isKnownCountry(selectedCountry) ? selectedCountry : HOME_COUNTRY
  return { country, choose: (code: CountryCode) => setValue(`${name}Country`, code, name) }
}
