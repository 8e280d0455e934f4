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

/** The list waits for this much silence before it searches. */
const SEARCH_DELAY_MS = 250

const { InputBlur, InputClick, InputKeyDownEscape, MenuMouseLeave } = useCombobox.stateChangeTypes

/** The phone field opens and closes the list. While it is open one country stays marked, and Enter chooses that one. */
const KEEP_MARKED: readonly unknown[] = [InputBlur, InputClick, InputKeyDownEscape, MenuMouseLeave]

/** Loaded when the list opens, together with the names and numbering plans of all countries. */
export function CountryPicker({ className, current, onChoose }: CountryPickerProps) {
  const { t, locale } = useFieldScope()
  const [query, setQuery] = useState('')
  const countries = useMemo(() => allCountries(locale), [locale])
  const searched = useSettled(query)
  const found = useMemo(() => searchCountries(countries, searched), [countries, searched])
  const { getInputProps, getMenuProps, getItemProps } = useCombobox({
    items: found,
    itemToKey: (country) => country?.code,
    itemToString: (country) => country?.name ?? '',
    isOpen: true,
    inputValue: query,
    initialHighlightedIndex: countries.findIndex(({ code }) => code === current),
    defaultHighlightedIndex: 0,
    stateReducer: (state, { type, changes }) => (KEEP_MARKED.includes(type) ? state : changes),
    onSelectedItemChange: ({ selectedItem }) => selectedItem && onChoose(selectedItem.code),
  })
  /** Whoever is faster than the list gets what was typed, and not what was marked before. */
  function chooseTyped(event: KeyboardEvent<HTMLInputElement>) {
    if (event.key !== 'Enter' || searched === query) return
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
          onKeyDown: chooseTyped,
          // With a state of its own the cursor stays where it is.
          onChange: (event) => setQuery(event.currentTarget.value),
        })}
        {...(found.length === 0 && { 'aria-activedescendant': undefined })}
        className={controlClass}
        type="text"
        placeholder={t('phone.search')}
        spellCheck={false}
      />
      <div {...getMenuProps({ 'aria-label': t('phone.countries') })} className={styles.list}>
        {found.map((country, index) => (
          <div key={country.code} {...getItemProps({ item: country, index })}>
            <span>{country.name}</span>
            <span>+{country.callingCode}</span>
          </div>
        ))}
      </div>
      <p className={styles.none} role="status">
        {found.length === 0 ? t('phone.none') : ''}
      </p>
    </div>
  )
}

/** A text once it has stopped changing. */
function useSettled(text: string): string {
  const [settled, setSettled] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), SEARCH_DELAY_MS)
    return () => clearTimeout(timer)
  }, [text])
  return settled
}
