import type { FreeSlot } from '@app/domain/appointment/appointment-times'
import { formatDay } from '@app/domain/calendar/format-date'
import type { ReactNode } from 'react'

export function DuoText({ text: [light, bold] }: { text: readonly [string, string] }) {
  return (
    <>
      {light} <b>{bold}</b>
    </>
  )
}

type FactRowProps = { name: string; isDate?: boolean; children: ReactNode }

export function FactRow({ name, isDate, children }: FactRowProps) {
  return (
    <div>
      <dt>{name}</dt>
      <dd className={isDate ? 'date' : undefined}>{children}</dd>
    </div>
  )
}

type TicketProps = {
  title: readonly [string, string]
  facts: ReactNode
  /** The button and its explanation, below the facts. */
  children: ReactNode
}

export function Ticket({ title, facts, children }: TicketProps) {
  return (
    <aside className="ticket" aria-labelledby="ticket">
      <div>
        <h2 id="ticket">
          <DuoText text={title} />
        </h2>
        <dl>{facts}</dl>
      </div>
      <div className="act">{children}</div>
    </aside>
  )
}

type OffersProps = {
  locale: 'es' | 'en'
  slots: readonly FreeSlot[]
  hrefOf: (day: string, time: string) => string
}

/** Renders links to free slots, for visitors whose slot was taken. */
export function Offers({ locale, slots, hrefOf }: OffersProps) {
  return (
    <div className="offers">
      {slots.map(({ day, time }) => (
        <a key={`${day} ${time}`} className="button" href={hrefOf(day, time)}>
          {formatDay(day, locale, 'withWeekday')}, {time}
        </a>
      ))}
    </div>
  )
}
