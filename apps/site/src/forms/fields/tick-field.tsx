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
  /** A radio button has the value `true` as text: the complaint form asks for acceptance that way. */
  type?: 'checkbox' | 'radio'
  children: ReactNode
}

/** A checkbox with its text, never preselected. */
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

/** A consent text. Legal pages open in a new tab, so that typed data is not lost. */
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
