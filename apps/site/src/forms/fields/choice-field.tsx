import { Check } from './check'
import styles from './choice-field.module.css'
import { useControlProps } from './control'
import { RequiredMark } from './field'
import { useFieldScope } from './field-scope'
import { FieldErrorText } from './field-shell'

type Choice = { value: string; title: string; text?: string }

type ChoiceFieldProps<Name extends string> = {
  name: NoInfer<Name>
  legend: string
  options: readonly Choice[]
  required?: boolean
  /** `blocks` for options with a description, `row` for plain ones. */
  look: 'blocks' | 'row'
}

/** Radio buttons; none is preselected. */
export function ChoiceField<Name extends string = never>(props: ChoiceFieldProps<Name>) {
  const { name, legend, options, required, look } = props
  const { register } = useFieldScope()
  const { id, 'aria-describedby': errorId, ...control } = useControlProps(name, required)
  const radio = (value: string, index: number) => ({
    type: 'radio' as const,
    value,
    ...register(name),
    ...control,
    id: index === 0 ? id : `${id}-${index}`,
  })
  return (
    <fieldset aria-describedby={errorId}>
      <legend className={styles.legend}>
        {legend}
        {required && <RequiredMark />}
      </legend>
      {look === 'blocks' ? (
        <div className={styles.blocks}>
          {options.map(({ value, title, text }, index) => (
            <label key={value}>
              <input {...radio(value, index)} />
              <span>
                <b>{title}</b>
                {text}
              </span>
            </label>
          ))}
        </div>
      ) : (
        <div className={styles.row}>
          {options.map(({ value, title }, index) => (
            <Check key={value} className={styles.answer} {...radio(value, index)}>
              {title}
            </Check>
          ))}
        </div>
      )}
      <FieldErrorText name={name} className={styles.error} />
    </fieldset>
  )
}
