import { useEffect, useState } from 'react'
import { useWatch } from 'react-hook-form'
import { useFieldScope } from './field-scope'
import { type CountryCode, HOME_COUNTRY, isKnownCountry, loadAllCountries } from './phone-check'

/** Keeps the country as a form value, so that a draft restores it. */
export function usePhoneCountry(name: string) {
  const { control, setValue } = useFieldScope()
  const chosen: unknown = useWatch({ control, name: `${name}Country` })
  const selected = typeof chosen === 'string' && chosen ? chosen : HOME_COUNTRY
  const [, setLoaded] = useState(false)
  const isMissing = !isKnownCountry(selected)
  useEffect(() => {
    if (!isMissing) return
    loadAllCountries().then(
      () => setLoaded(true),
      () => {},
    )
  }, [isMissing])
  const country: CountryCode = isKnownCountry(selected) ? selected : HOME_COUNTRY
  return { country, choose: (code: CountryCode) => setValue(`${name}Country`, code, name) }
}
