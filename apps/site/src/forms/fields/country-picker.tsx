import { type KeyboardEvent, useEffect, useId, useMemo, useRef, useState } from 'react'
import { allCountries } from './all-countries'
import { controlClass } from './control'
import styles from './country-picker.module.css'
import { searchCountries } from './country-search'
import { useFieldScope } from './field-scope'
import type { CountryCode } from './phone-check'

const SEARCH_DELAY_MS = 250
const STEPS: Record<string, number> = { ArrowDown: 1, ArrowUp: -1, PageDown: 8, PageUp: -8 }

export type CountryPickerProps = {
  className?: string
  current: CountryCode
  onChoose(country: CountryCode): void
}

/** Loaded when the list opens: with it come the names and numbering plans of all countries. */
export function CountryPicker({ className, current, onChoose }: CountryPickerProps) {
  const { t, locale } = useFieldScope()
  const [query, setQuery] = useState('')
  const countries = useMemo(() => allCountries(locale), [locale])
  const found = useMemo(() => searchCountries(countries, query), [countries, query])
  const [active, setActive] = useState(() =>
    Math.max(
      0,
      countries.findIndex(({ code }) => code === current),
    ),
  )
  const listId = useId()
  const panel = useRef<HTMLDivElement>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)

  useEffect(() => () => clearTimeout(timer.current), [])
  useEffect(() => {
    const option = panel.current?.querySelector('[aria-selected=true]')
    option?.scrollIntoView({ block: 'nearest' })
  })

  const optionId = (index: number) => `${listId}-${index}`

  function onKeyDown(event: KeyboardEvent) {
    const step = STEPS[event.key]
    const country = found[active]
    if (step) setActive(Math.max(0, Math.min(found.length - 1, active + step)))
    else if (event.key === 'Enter' && country) onChoose(country.code)
    else if (event.key !== 'Enter') return
    event.preventDefault()
  }

  return (
    <div ref={panel} className={className} role="dialog" aria-label={t('phone.countries')}>
      <input
        className={controlClass}
        type="text"
        role="combobox"
        aria-label={t('phone.search')}
        placeholder={t('phone.search')}
        aria-expanded="true"
        aria-controls={listId}
        aria-activedescendant={found.length > 0 ? optionId(active) : undefined}
        aria-autocomplete="list"
        autoComplete="off"
        spellCheck={false}
        ref={focusOnMount}
        onKeyDown={onKeyDown}
        onChange={(event) => {
          const { value } = event.target
          clearTimeout(timer.current)
          timer.current = setTimeout(() => {
            setQuery(value)
            setActive(0)
          }, SEARCH_DELAY_MS)
        }}
      />
      <div id={listId} role="listbox" tabIndex={-1} aria-label={t('phone.countries')} className={styles.list}>
        {found.map(({ code, name, callingCode }, index) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are handled by the search box, which keeps the focus
          <div
            key={code}
            id={optionId(index)}
            role="option"
            tabIndex={-1}
            aria-selected={index === active}
            onPointerDown={(event) => event.preventDefault()}
            onClick={() => onChoose(code)}
          >
            <span>{name}</span>
            <span>+{callingCode}</span>
          </div>
        ))}
      </div>
      <p className={styles.none} role="status">
        {found.length === 0 ? t('phone.none') : ''}
      </p>
    </div>
  )
}

const focusOnMount = (element: HTMLInputElement | null) => element?.focus()
