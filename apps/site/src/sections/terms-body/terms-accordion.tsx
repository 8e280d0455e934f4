import type { ReactNode } from 'react'
import { Icon } from '@/ui/icon'

type TermsAccordionProps = {
  /** Its key in the address: ?subsection=… */
  id: string
  /** Of all accordions with the same name only one is open. */
  name: string
  title: string
  level: 3 | 4
  note?: string
  children: ReactNode
}

/** The browser's own accordion: one open at a time, a second click closes it, no script needed. */
export function TermsAccordion({ id, name, title, level, note, children }: TermsAccordionProps) {
  const Heading = `h${level}` as const
  return (
    <details className="acc" id={id} name={name}>
      <summary className="acc__head">
        <Heading className="acc__title">{title}</Heading>
        {note && <span className="acc__note">{note}</span>}
        <Icon name="plus" />
      </summary>
      <div className="acc__body">{children}</div>
    </details>
  )
}
