import type { ReactNode } from 'react'
import type { Consent } from '../form-texts'
import { Check } from './check'
import { useControlProps } from './control'
import { RequiredMark } from './field'
import { useFieldScope } from './field-scope'
import { FieldErrorText } from './field-shell'
import styles from './tick-field.module.css'

type TickFieldProps<Name extends string> = {
  name: NoInfer<Name>
  required?: boolean
  /** The complaint form uses a radio button, whose value is the text `true`. */
  type?: 'checkbox' | 'radio'
  children: ReactNode
}

/** Renders a checkbox or a single radio button with its text. It is never preselected. */
export function TickField<Name extends string = never>(props: TickFieldProps<Name>) {
  const { name, required, type = 'checkbox', children } = props
  const { register } = useFieldScope()
  return (
    <div>
      <Check
        type={type}
        value={type === 'radio' ? 'true' : undefined}
        {...register(name)}
        {...useControlProps(name, required)}
      >
        {children} {required && <RequiredMark space="" />}
      </Check>
      <FieldErrorText name={name} className={styles.error} />
    </div>
  )
}

/**
 * Renders a consent text. Its links open in a new tab, because visitors should not leave a form that they are filling
 * in.
 */
export function ConsentSentence({ consent }: { consent: Consent }) {
  return consent.parts.map(({ text, href }) =>
    href ? (
      <a key={text} href={href} target="_blank" rel="noopener">
        {text}
      </a>
    ) : (
      text
    ),
  )
}
