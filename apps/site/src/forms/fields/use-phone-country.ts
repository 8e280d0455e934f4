import { useEffect, useState } from 'react'
import { useWatch } from 'react-hook-form'
import { useFieldScope } from './field-scope'
import { type CountryCode, HOME_COUNTRY, isKnownCountry, loadAllCountries } from './phone-check'

/** The country is a value of the form like any other, so that a draft brings it back. */
export function usePhoneCountry(name: string) {
  const { control, setValue } = useFieldScope()
  const chosen: unknown = useWatch({ control, name: `${name}Country` })
  const wanted = typeof chosen === 'string' && chosen ? chosen : HOME_COUNTRY
  const [, setLoaded] = useState(false)
  const isMissing = !isKnownCountry(wanted)
  useEffect(() => {
    if (!isMissing) return
    loadAllCountries().then(
      () => setLoaded(true),
      () => {},
    )
  }, [isMissing])
  const country: CountryCode = isKnownCountry(wanted) ? wanted : HOME_COUNTRY
  return { country, choose: (code: CountryCode) => setValue(`${name}Country`, code, name) }
}
