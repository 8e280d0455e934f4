import clsx from 'clsx'
import styles from './amount-field.module.css'
import { controlClass, useControlProps } from './control'
import { useFieldScope } from './field-scope'
import { FieldErrorText, FieldShell } from './field-shell'

type AmountFieldProps<Name extends string> = {
  name: NoInfer<Name>
  label: string
  currencyName: NoInfer<Name>
  /** Also the first, empty choice: nothing is chosen for the person. */
  currencyLabel: string
  currencies: readonly { value: string; label: string }[]
}

/** The currency stands where a phone number has its country. */
export function AmountField<Name extends string = never>(props: AmountFieldProps<Name>) {
  const { name, label, currencyName, currencyLabel, currencies } = props
  const { register } = useFieldScope()
  return (
    <FieldShell name={name} label={label} required>
      <div className={styles.amount}>
        <select
          {...register(currencyName)}
          {...useControlProps(currencyName, true)}
          className={clsx(controlClass, styles.currency)}
          aria-label={currencyLabel}
        >
          <option value="">{currencyLabel}</option>
          {currencies.map(({ value, label: sign }) => (
            <option key={value} value={value}>
              {sign}
            </option>
          ))}
        </select>
        <input
          {...register(name)}
          {...useControlProps(name, true)}
          className={clsx(controlClass, styles.figure)}
          type="text"
          inputMode="decimal"
          autoComplete="off"
          maxLength={16}
        />
      </div>
      <FieldErrorText name={currencyName} />
    </FieldShell>
  )
}
