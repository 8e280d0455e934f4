import clsx from 'clsx'
import { Small } from '@/components/text/text'
import styles from './amount-field.module.css'
import { controlClass, useControlProps } from './control'
import { useFieldScope } from './field-scope'
import { FieldErrorText, FieldShell } from './field-shell'

type AmountFieldProps<Name extends string> = {
  name: NoInfer<Name>
  label: string
  currencyName: NoInfer<Name>
  currencyLabel: string
  currencies: readonly { value: string; label: string }[]
  hint: string
}

/**
 * Renders an amount with its currency. The first currency is preselected because visitors often forgot to choose one.
 */
export function AmountField<Name extends string = never>(props: AmountFieldProps<Name>) {
  const { name, label, currencyName, currencyLabel, currencies, hint } = props
  const { register, idOf } = useFieldScope()
  const hintId = `${idOf(name)}-hint`
  const amountControl = useControlProps(name, true)
  return (
    <FieldShell name={name} label={label} required>
      <div className={styles.amount}>
        <select
          {...register(currencyName)}
          {...useControlProps(currencyName, true)}
          className={clsx(controlClass, styles.currency)}
          aria-label={currencyLabel}
        >
          {currencies.map(({ value, label: sign }) => (
            <option key={value} value={value}>
              {sign}
            </option>
          ))}
        </select>
        <input
          {...register(name)}
          {...amountControl}
          aria-describedby={amountControl['aria-describedby'] ?? hintId}
          className={clsx(controlClass, styles.figure)}
          type="text"
          inputMode="decimal"
          autoComplete="off"
          maxLength={16}
        />
      </div>
      <Small id={hintId}>{hint}</Small>
      <FieldErrorText name={currencyName} />
    </FieldShell>
  )
}
