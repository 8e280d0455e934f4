import { Small } from '@/components/text/text'

export type PriceNoteData = {
  /** The text of the asterisk, with the accepted exchange rate and its date. */
  rate: string
  conditions: { text: string; href: string }
  /** Further conditions of the prices. */
  besides?: string
}

/** Renders a note under prices. Views pass it to islands as a child, because it needs no script in the browser. */
export function PriceNote({ rate, conditions, besides }: PriceNoteData) {
  return (
    <Small>
      {rate} <a href={conditions.href}>{conditions.text}</a> {besides}
    </Small>
  )
}
