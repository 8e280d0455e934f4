import type { ReactNode } from 'react'
import type { Consent } from '../form-texts'
import { Check } from './check'
import { useControlProps } from './control'
import { useFieldScope } from './field-scope'
import { FieldErrorText, RequiredMark } from './field-shell'
import styles from './tick-field.module.css'

type TickFieldProps<Name extends string> = {
  name: NoInfer<Name>
  required?: boolean
  /** A radio gives `true` as text: the complaint sheet asks for its acceptance that way. */
  type?: 'checkbox' | 'radio'
  children: ReactNode
}

/** A tick box with its sentence. Never ticked for the person. */
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

/** The legal pages open in a tab of their own, so that nothing typed is left behind. */
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
