import { useFieldScope } from './field-scope'
import { FieldError, FieldShell, useControlProps } from './field-shell'
import './amount-field.css'

type AmountFieldProps = {
  name: string
  label: string
  currencyName: string
  /** Also the first, empty choice: nothing is chosen for the person. */
  currencyLabel: string
  currencies: readonly { value: string; label: string }[]
}

/** The currency stands where a phone number has its country. */
export function AmountField({ name, label, currencyName, currencyLabel, currencies }: AmountFieldProps) {
  const { register } = useFieldScope()
  return (
    <FieldShell name={name} label={label} required>
      <div className="amount">
        <select
          {...register(currencyName)}
          {...useControlProps(currencyName, true)}
          className="control"
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
          className="control"
          type="text"
          inputMode="decimal"
          autoComplete="off"
          maxLength={16}
        />
      </div>
      <FieldError name={currencyName} />
    </FieldShell>
  )
}
