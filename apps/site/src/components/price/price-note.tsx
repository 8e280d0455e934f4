import { Small } from '@/components/text/text'

export type PriceNoteData = {
  /** The text of the asterisk: the exchange rate accepted for payment and its date. */
  rate: string
  conditions: { text: string; href: string }
  /** Further conditions of the cards above. */
  besides?: string
}

/**
 * A note under one or more prices. It has no state: views pass it to an island as a child, which adds nothing to its
 * script.
 */
export function PriceNote({ rate, conditions, besides }: PriceNoteData) {
  return (
    <Small>
      {rate} <a href={conditions.href}>{conditions.text}</a> {besides}
    </Small>
  )
}
