import { type ComponentType, type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { useWatch } from 'react-hook-form'
import type { CountryPickerProps } from './country-picker'
import { useFieldScope } from './field-scope'
import { FieldShell, useControlProps } from './field-shell'
import { Icon } from './icons'
import {
  type CountryCode,
  callingCode,
  HOME_COUNTRY,
  isKnownCountry,
  limitPhone,
  loadAllCountries,
  splitInternational,
} from './phone-check'
import './phone-field.css'

type PhoneFieldProps = {
  name: string
  label: string
  required?: boolean
  wide?: boolean
  /** Off where the number is someone else's. */
  autoComplete?: 'tel-national' | 'off'
}

/**
 * The country code stands on the button and cannot be typed over. Without the script the button is plain text and
 * a number from elsewhere is written with + and its code.
 */
export function PhoneField({ name, label, required, wide, autoComplete = 'tel-national' }: PhoneFieldProps) {
  const { t, locale, isLive, idOf, register } = useFieldScope()
  const { list, isOpen, toggle, close } = useCountryList()
  const { country, choose } = usePhoneCountry(name)
  const input = useRef<HTMLInputElement | null>(null)
  const button = useRef<HTMLButtonElement | null>(null)
  const { onChange, onBlur, ref, ...field } = register(name)
  const hintId = `${idOf(name)}-hint`
  const { 'aria-describedby': errorId, ...props } = useControlProps(name, required)

  /** An international number, pasted or filled in by the browser, moves its code to the button. */
  async function settle(control: HTMLInputElement) {
    if (!control.value.startsWith('+')) return
    await loadAllCountries().catch(() => null)
    const own = splitInternational(control.value)
    if (!own) return
    control.value = own.national
    choose(own.country)
  }

  function closeOnEscape(event: KeyboardEvent) {
    if (!isOpen || event.key !== 'Escape') return
    event.preventDefault()
    close()
    button.current?.focus()
  }

  const prefix = `${country} +${callingCode(country)}`
  const countryName = isLive ? (new Intl.DisplayNames(locale, { type: 'region' }).of(country) ?? country) : country
  return (
    <FieldShell name={name} label={label} required={required} wide={wide}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: it only hears what its controls do */}
      <div
        className="phone"
        onKeyDown={closeOnEscape}
        onBlur={(event) => {
          if (!event.currentTarget.contains(event.relatedTarget)) close()
        }}
      >
        {isLive ? (
          <button
            ref={button}
            type="button"
            className="phone__country"
            aria-label={t('phone.country', { prefix, country: countryName })}
            aria-haspopup="dialog"
            aria-expanded={isOpen}
            // The list closes when the focus leaves, and in some browsers pressing a button gives the focus to nothing.
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => {
              toggle()
              button.current?.focus()
            }}
          >
            {prefix}
            <Icon name="chevron" />
          </button>
        ) : (
          <span className="phone__country">{prefix}</span>
        )}
        <input
          {...field}
          {...props}
          ref={(element) => {
            input.current = element
            ref(element)
          }}
          type="tel"
          inputMode="tel"
          autoComplete={autoComplete}
          className="control"
          aria-describedby={[errorId, hintId].filter(Boolean).join(' ')}
          onFocus={close}
          onChange={async (event) => {
            event.target.value = limitPhone(event.target.value, country)
            await onChange(event)
          }}
          onBlur={async (event) => {
            await settle(event.target)
            await onChange(event)
            await onBlur(event)
          }}
        />
        {isOpen && list.kind !== 'loaded' && (
          <p className="countries" role="status">
            {list.kind === 'failed' ? t('phone.failed') : t('phone.loading')}
          </p>
        )}
        {isOpen && list.kind === 'loaded' && (
          <list.Picker
            current={country}
            onChoose={(chosen) => {
              choose(chosen)
              close()
              input.current?.focus()
            }}
          />
        )}
      </div>
      <p className="small phone__hint" id={hintId}>
        {t('phone.hint')}
      </p>
    </FieldShell>
  )
}

/** The country is a value of the form like any other, so that a draft brings it back. */
function usePhoneCountry(name: string) {
  const { control, setValue } = useFieldScope()
  const chosen: unknown = useWatch({ control, name: `${name}Country` })
  const wanted = typeof chosen === 'string' && chosen ? chosen : HOME_COUNTRY
  const [, setLoaded] = useState(false)
  const isMissing = !isKnownCountry(wanted)
  useEffect(() => {
    if (isMissing)
      loadAllCountries().then(
        () => setLoaded(true),
        () => {},
      )
  }, [isMissing])
  const country: CountryCode = isKnownCountry(wanted) ? wanted : HOME_COUNTRY
  return { country, choose: (code: CountryCode) => setValue(`${name}Country`, code, name) }
}

type CountryList =
  | { kind: 'loading' }
  | { kind: 'failed' }
  | { kind: 'loaded'; Picker: ComponentType<CountryPickerProps> }

/** Loaded when first opened. Without a connection the form must go on living, so this is no `lazy` that throws. */
function useCountryList() {
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
