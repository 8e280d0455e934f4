import { useFieldScope } from './field-scope'
import { FieldError, useControlProps } from './field-shell'
import './choice-field.css'

type ChoiceFieldProps = {
  name: string
  legend: string
  options: readonly { value: string; title: string; text?: string }[]
  required?: boolean
  /** Blocks carry a definition; a row is for plain answers. */
  look: 'blocks' | 'row'
}

/** Radio buttons. Nothing is chosen on load. */
export function ChoiceField({ name, legend, options, required, look }: ChoiceFieldProps) {
  const { register } = useFieldScope()
  const { id, ...props } = useControlProps(name, required)
  const { 'aria-describedby': errorId, ...radio } = props
  return (
    <fieldset className="choice-field" aria-describedby={errorId}>
      <legend className="label">
        {legend}
        {required && <i aria-hidden="true">{'\u00a0*'}</i>}
      </legend>
      <div className={look === 'blocks' ? 'choice' : 'choice-row'}>
        {options.map(({ value, title, text }, index) => (
          <label key={value} className={look === 'row' ? 'check' : undefined}>
            <input type="radio" value={value} {...register(name)} {...radio} id={index === 0 ? id : `${id}-${index}`} />
            <span>
              {look === 'blocks' ? <b>{title}</b> : title}
              {text}
            </span>
          </label>
        ))}
      </div>
      <FieldError name={name} />
    </fieldset>
  )
}
