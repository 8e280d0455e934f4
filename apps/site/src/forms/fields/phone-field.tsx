import clsx from 'clsx'
import { ChevronDown } from 'lucide-react'
import { type KeyboardEvent, useRef } from 'react'
import { Icon } from '@/components/icon/icon'
import { Small } from '@/components/text/text'
import { controlClass, useControlProps } from './control'
import { useFieldScope } from './field-scope'
import { FieldShell } from './field-shell'
import { callingCode, limitPhone, loadAllCountries, splitInternational } from './phone-check'
import styles from './phone-field.module.css'
import { useCountryList } from './use-country-list'
import { usePhoneCountry } from './use-phone-country'

type PhoneFieldProps<Name extends string> = {
  name: NoInfer<Name>
  label: string
  required?: boolean
  wide?: boolean
  /** `off` for the number of another person. */
  autoComplete?: 'tel-national' | 'off'
}

/**
 * Renders a phone number. The country code is on a button, where visitors cannot overwrite it. Without JavaScript the
 * code of Peru is plain text, and visitors type a + and the code for other countries.
 */
export function PhoneField<Name extends string = never>(props: PhoneFieldProps<Name>) {
  const { name, label, required, wide, autoComplete = 'tel-national' } = props
  const { t, locale, isHydrated, idOf, register, settings } = useFieldScope()
  const { list, isOpen, toggle, close } = useCountryList()
  const { country, choose } = usePhoneCountry(name)
  const input = useRef<HTMLInputElement | null>(null)
  const button = useRef<HTMLButtonElement | null>(null)
  const { onChange, onBlur, ref, ...field } = register(name)
  const hintId = `${idOf(name)}-hint`
  const { 'aria-describedby': errorId, ...control } = useControlProps(name, required)

  /** Moves the country code of an international number from the input to the button. */
  async function moveCodeToButton(numberInput: HTMLInputElement) {
    if (!numberInput.value.startsWith('+')) return
    await loadAllCountries().catch(() => null)
    const numberParts = splitInternational(numberInput.value)
    if (!numberParts) return
    numberInput.value = numberParts.national
    choose(numberParts.country)
  }

  function closeOnEscape(event: KeyboardEvent) {
    if (!isOpen || event.key !== 'Escape') return
    event.preventDefault()
    close()
    button.current?.focus()
  }

  const prefix = `${country} +${callingCode(country)}`
  const countryName = isHydrated ? (new Intl.DisplayNames(locale, { type: 'region' }).of(country) ?? country) : country
  return (
    <FieldShell name={name} label={label} required={required} wide={wide}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the element only handles events of its controls */}
      <div
        className={styles.phone}
        onKeyDown={closeOnEscape}
        onBlur={(event) => {
          if (!event.currentTarget.contains(event.relatedTarget)) close()
        }}
      >
        {isHydrated ? (
          <button
            ref={button}
            type="button"
            className={styles.country}
            aria-label={t('phone.country', { prefix, country: countryName })}
            aria-haspopup="dialog"
            aria-expanded={isOpen}
            // Safari does not focus a clicked button, and the list would close because the focus leaves the field.
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => {
              toggle()
              button.current?.focus()
            }}
          >
            {prefix}
            <Icon icon={ChevronDown} className={styles.chevron} />
          </button>
        ) : (
          <span className={styles.country}>{prefix}</span>
        )}
        <input
          {...field}
          {...control}
          ref={(element) => {
            input.current = element
            ref(element)
          }}
          type="tel"
          inputMode="tel"
          autoComplete={autoComplete}
          placeholder={settings.placeholders?.[name]}
          className={clsx(controlClass, styles.number)}
          aria-describedby={[errorId, hintId].filter(Boolean).join(' ')}
          onFocus={close}
          onChange={async (event) => {
            event.target.value = limitPhone(event.target.value, country)
            await onChange(event)
          }}
          onBlur={async (event) => {
            await moveCodeToButton(event.target)
            await onChange(event)
            await onBlur(event)
          }}
        />
        {isOpen && list.kind !== 'loaded' && (
          <p className={styles.panel} role="status">
            {list.kind === 'failed' ? t('phone.failed') : t('phone.loading')}
          </p>
        )}
        {isOpen && list.kind === 'loaded' && (
          <list.Picker
            className={styles.panel}
            current={country}
            onChoose={(selectedCountry) => {
              choose(selectedCountry)
              close()
              input.current?.focus()
            }}
          />
        )}
      </div>
      <Small className={styles.hint} id={hintId}>
        {t('phone.hint')}
      </Small>
    </FieldShell>
  )
}
