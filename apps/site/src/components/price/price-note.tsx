import { Small } from '@/components/text/text'

export type PriceNoteData = {
  /** The text that explains the asterisk, with the exchange rate and its date. */
  rate: string
  conditions: { text: string; href: string }
  /** A further note about the prices. */
  extraNote?: string
}

/** Renders a note under prices. Views pass it to islands as a child, because it needs no script in the browser. */
export function PriceNote({ rate, conditions, extraNote }: PriceNoteData) {
  return (
    <Small>
      {rate} <a href={conditions.href}>{conditions.text}</a> {extraNote}
    </Small>
  )
}
