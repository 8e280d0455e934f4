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

const SEARCH_DELAY_MS = 250

const { InputBlur, InputClick, InputKeyDownEscape, MenuMouseLeave } = useCombobox.stateChangeTypes

/** Events that must not close the list or clear its highlight. Only the phone field closes the list. */
const IGNORED_EVENTS: readonly unknown[] = [InputBlur, InputClick, InputKeyDownEscape, MenuMouseLeave]

/**
 * Renders a searchable list of countries. The component loads when the list opens, because it needs the metadata of all
 * countries.
 */
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
    stateReducer: (state, { type, changes }) => (IGNORED_EVENTS.includes(type) ? state : changes),
    onSelectedItemChange: ({ selectedItem }) => selectedItem && onChoose(selectedItem.code),
  })
  /**
   * Selects the best match for the typed text if the visitor presses Enter before the search has updated the
   * highlighted country.
   */
  function selectTypedCountry(event: KeyboardEvent<HTMLInputElement>) {
    if (event.key !== 'Enter' || debouncedQuery === query) return
    event.preventDefault()
    Object.assign(event.nativeEvent, { preventDownshiftDefault: true })
    const [bestMatch] = searchCountries(countries, query)
    if (bestMatch) onChoose(bestMatch.code)
  }

  return (
    <div className={className} role="dialog" aria-label={t('phone.countries')}>
      <input
        {...getInputProps({
          'aria-label': t('phone.search'),
          onKeyDown: selectTypedCountry,
          // With `onInputValueChange`, Downshift would update the text asynchronously and move the cursor to the end.
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

/** Returns the last text that stayed unchanged for `SEARCH_DELAY_MS`. */
function useDebounced(text: string): string {
  const [debouncedText, setDebouncedText] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setDebouncedText(text), SEARCH_DELAY_MS)
    return () => clearTimeout(timer)
  }, [text])
  return debouncedText
}
