import { type ComponentType, useState } from 'react'
import type { CountryPickerProps } from './country-picker'
import { loadAllCountries } from './phone-check'

type CountryList =
  | { kind: 'loading' }
  | { kind: 'failed' }
  | { kind: 'loaded'; Picker: ComponentType<CountryPickerProps> }

/**
 * Loads the country list when the visitor first opens it. `React.lazy` would throw without a connection and break the
 * form.
 */
export function useCountryList() {
  const [isOpen, setOpen] = useState(false)
  const [list, setList] = useState<CountryList>({ kind: 'loading' })
  function toggle() {
    setOpen(!isOpen)
    if (isOpen || list.kind === 'loaded') return
    Promise.all([import('./country-picker'), loadAllCountries()]).then(
      ([{ CountryPicker }]) => setList({ kind: 'loaded', Picker: CountryPicker }),
      () => setList({ kind: 'failed' }),
    )
  }
  return { list, isOpen, toggle, close: () => setOpen(false) }
}
