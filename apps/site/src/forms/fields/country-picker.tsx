import { useCombobox } from 'downshift'
import { type KeyboardEvent, useEffect, useMemo, useState } from 'react'
import { allCountries } from './all-countries'
import { controlClass } from './control'
import styles from './country-picker.module.css'
import { searchCountries } from './country-search'
import { useFieldScope } from './field-scope'
import type { CountryCode } from './phone-check'

export type CountryPickerProps = {
  className?: string
  current: CountryCode
  onChoose(country: CountryCode): void
}

/** Debounce of the search. */
const SEARCH_DELAY_MS = 250

const { InputBlur, InputClick, InputKeyDownEscape, MenuMouseLeave } = useCombobox.stateChangeTypes

/** The phone field opens and closes the list. While it is open one country stays highlighted, and Enter selects it. */
const KEEP_HIGHLIGHTED: readonly unknown[] = [InputBlur, InputClick, InputKeyDownEscape, MenuMouseLeave]

/** Loaded when the list opens, together with the names and phone metadata of all countries. */
export function CountryPicker({ className, current, onChoose }: CountryPickerProps) {
  const { t, locale } = useFieldScope()
  const [query, setQuery] = useState('')
  const countries = useMemo(() => allCountries(locale), [locale])
  const debouncedQuery = useDebounced(query)
  const matches = useMemo(() => searchCountries(countries, debouncedQuery), [countries, debouncedQuery])
  const { getInputProps, getMenuProps, getItemProps } = useCombobox({
    items: matches,
    itemToKey: (country) => country?.code,
    itemToString: (country) => country?.name ?? '',
    isOpen: true,
    inputValue: query,
    initialHighlightedIndex: countries.findIndex(({ code }) => code === current),
    defaultHighlightedIndex: 0,
    stateReducer: (state, { type, changes }) => (KEEP_HIGHLIGHTED.includes(type) ? state : changes),
    onSelectedItemChange: ({ selectedItem }) => selectedItem && onChoose(selectedItem.code),
  })
  /** Selects by the typed text if Enter is pressed before the list is filtered: until then the highlight is stale. */
  function selectTypedCountry(event: KeyboardEvent<HTMLInputElement>) {
    if (event.key !== 'Enter' || debouncedQuery === query) return
    event.preventDefault()
    Object.assign(event.nativeEvent, { preventDownshiftDefault: true })
    const [first] = searchCountries(countries, query)
    if (first) onChoose(first.code)
  }

  return (
    <div className={className} role="dialog" aria-label={t('phone.countries')}>
      <input
        {...getInputProps({
          'aria-label': t('phone.search'),
          onKeyDown: selectTypedCountry,
          // Own state keeps the cursor in place.
          onChange: (event) => setQuery(event.currentTarget.value),
        })}
        {...(matches.length === 0 && { 'aria-activedescendant': undefined })}
        className={controlClass}
        type="text"
        placeholder={t('phone.search')}
        spellCheck={false}
      />
      <div {...getMenuProps({ 'aria-label': t('phone.countries') })} className={styles.list}>
        {matches.map((country, index) => (
          <div key={country.code} {...getItemProps({ item: country, index })}>
            <span>{country.name}</span>
            <span>+{country.callingCode}</span>
          </div>
        ))}
      </div>
      <p className={styles.none} role="status">
        {matches.length === 0 ? t('phone.none') : ''}
      </p>
    </div>
  )
}

/** Returns a debounced text. */
function useDebounced(text: string): string {
  const [debounced, setDebounced] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setDebounced(text), SEARCH_DELAY_MS)
    return () => clearTimeout(timer)
  }, [text])
  return debounced
}
