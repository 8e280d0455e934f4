import type { FreeSlot } from '@sillar/domain/appointment/visit-times'
import { visitDayInWords } from '@sillar/domain/appointment/visit-words'
import type { ReactNode } from 'react'
import { Wave } from '../pages/wave'
import { visitTexts } from './appointment.messages'

/** A heading in two weights. */
export function TwoParts({ text: [light, bold] }: { text: readonly [string, string] }) {
  return (
    <>
      {light} <b>{bold}</b>
    </>
  )
}

export function FactRow({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}

type TicketProps = {
  locale: 'es' | 'en'
  /** Its rows. */
  facts: ReactNode
  /** Below the wave: the button and what it means. */
  children: ReactNode
}

/** What is about to be booked, beside the form. */
export function Ticket({ locale, facts, children }: TicketProps) {
  return (
    <aside className="ticket" aria-labelledby="ticket">
      <div>
        <h2 id="ticket">
          <TwoParts text={visitTexts[locale].ticket} />
        </h2>
        <dl>{facts}</dl>
      </div>
      <Wave />
      <div className="act">{children}</div>
    </aside>
  )
}

type OffersProps = {
  locale: 'es' | 'en'
  slots: readonly FreeSlot[]
  hrefOf: (day: string, time: string) => string
}

/** Free times for those who came too late. */
export function Offers({ locale, slots, hrefOf }: OffersProps) {
  return (
    <div className="offers">
      {slots.map(({ day, time }) => (
        <a key={`${day} ${time}`} className="button" href={hrefOf(day, time)}>
          {visitDayInWords(day, locale)}, {time}
        </a>
      ))}
    </div>
  )
}
