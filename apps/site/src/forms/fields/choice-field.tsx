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
  /** `blocks` shows the description of each option, `row` only its title. */
  look: 'blocks' | 'row'
}

/** Renders a group of radio buttons without a preselected option. */
export function ChoiceField<Name extends string = never>(props: ChoiceFieldProps<Name>) {
  const { name, legend, options, required, look } = props
  const { register } = useFieldScope()
  const { id, 'aria-describedby': errorId, ...control } = useControlProps(name, required)
  const radioProps = (value: string, index: number) => ({
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
              <input {...radioProps(value, index)} />
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
            <Check key={value} className={styles.answer} {...radioProps(value, index)}>
              {title}
            </Check>
          ))}
        </div>
      )}
      <FieldErrorText name={name} className={styles.error} />
    </fieldset>
  )
}
