import { Small } from '@/components/text/text'

export type PriceNoteData = {
  /** What the asterisk stands for: the rate accepted for payment and its day. */
  rate: string
  conditions: { text: string; href: string }
  /** What else holds for the cards above. */
  besides?: string
}

/** Under one price or a row of them. It holds no state: views give it to an island as a child, so it weighs nothing there. */
export function PriceNote({ rate, conditions, besides }: PriceNoteData) {
  return (
    <Small>
      {rate} <a href={conditions.href}>{conditions.text}</a> {besides}
    </Small>
  )
}
