import type { ReactNode } from 'react'
import { pathFor } from '@/i18n/routes'
import { consentParts } from './consent-words'
import { useFieldScope } from './field-scope'
import { FieldError, useControlProps } from './field-shell'

type TickFieldProps = { name: string; required?: boolean; children: ReactNode }

/** A tick box with its sentence. Never ticked by us. */
export function TickField({ name, required, children }: TickFieldProps) {
  const { register } = useFieldScope()
  return (
    <div className="tick">
      <label className="check">
        <input type="checkbox" {...register(name)} {...useControlProps(name, required)} />
        <span>
          {children} {required && <i aria-hidden="true">*</i>}
        </span>
      </label>
      <FieldError name={name} />
    </div>
  )
}

/** The legal pages open in a tab of their own, so that nothing typed is left behind. */
export function ConsentSentence({ sentence }: { sentence: string }) {
  const { locale } = useFieldScope()
  return consentParts(sentence).map(({ text, target }) =>
    target ? (
      <a key={text} href={pathFor(target, locale)} target="_blank" rel="noopener">
        {text}
      </a>
    ) : (
      text
    ),
  )
}
