import type { ReactNode } from 'react'

type Props = {
  /** Identifies the heading, which is the accessible name of the box. */
  id: string
  light: string
  bold: string
  width: 'third' | 'half' | 'wide' | 'full'
  isInk?: boolean
  link?: { href: string; text: string }
  children: ReactNode
}

/** Renders a box of the start page. */
export function Box({ id, light, bold, width, isInk = false, link, children }: Props) {
  return (
    <section className={`box box--${width}${isInk ? ' box--ink' : ''}`} aria-labelledby={`start-${id}`}>
      <div className="box__head">
        <h2 id={`start-${id}`}>
          {light} <b>{bold}</b>
        </h2>
        {link && <a href={link.href}>{link.text}</a>}
      </div>
      {children}
    </section>
  )
}

/** Renders a row of a box. The text of an `isBad` row must name the problem, because colour alone is not accessible. */
export function Row({ href, name, note, value, isBad = false }: RowProps) {
  return (
    <li className={isBad ? 'row row--bad' : 'row'}>
      <p>
        {href ? <a href={href}>{name}</a> : <span>{name}</span>}
        {note && <small>{note}</small>}
      </p>
      {value !== undefined && <b>{value}</b>}
    </li>
  )
}

type RowProps = { href?: string; name: string; note?: string; value?: string | number; isBad?: boolean }
