export type StatedFigure = {
  kind: 'area' | 'priceUsd' | 'pricePen' | 'months'
  value: number
  /** The matched text, for the message. */
  text: string
  /** True if the sentence says that the amount is paid monthly. */
  isMonthly: boolean
}

const numberPattern = String.raw`(\d+(?:,\d{3})*(?:\.\d+)?)`
const gapPattern = String.raw`[\s\u00A0-]?`

// Only the lower end of a range ("48 a 78 m²") counts, because the fields contain the smallest figure.
const rangeEndPattern = String.raw`(?:\s*(?:m²|m2)?\s*(?:a|to|–|-|y|and)\s*\d+(?:,\d{3})*)?`

const patterns: { kind: StatedFigure['kind']; pattern: RegExp }[] = [
  {
    kind: 'area',
    pattern: new RegExp(
      `${numberPattern}${rangeEndPattern}${gapPattern}(?:m²|m2\\b|metros cuadrados|square met(?:er|re)s)`,
      'gi',
    ),
  },
  { kind: 'priceUsd', pattern: new RegExp(`(?:US\\$|USD|(?<![A-Z])\\$)[\\s\\u00A0]?${numberPattern}`, 'gi') },
  { kind: 'priceUsd', pattern: new RegExp(`${numberPattern}[\\s\\u00A0](?:USD|dólares|dollars)`, 'gi') },
  { kind: 'pricePen', pattern: new RegExp(`S/\\.?[\\s\\u00A0]?${numberPattern}`, 'g') },
  {
    kind: 'months',
    pattern: new RegExp(`${numberPattern}${gapPattern}(?:interest-free\\s)?(?:meses|months?)\\b`, 'gi'),
  },
]

const instalmentBefore = /(?:cuotas?|instal+ments?|mensualidad(?:es)?|monthly payments?)[^\d]*$/i
const instalmentAfter = /^[\s\u00A0]*(?:al mes|por mes|mensual|a month|per month|monthly|each month)/i

export function statedFigures(sentence: string): StatedFigure[] {
  return patterns.flatMap(({ kind, pattern }) =>
    [...sentence.matchAll(pattern)].map((match) => {
      const textBefore = sentence.slice(0, match.index)
      const textAfter = sentence.slice(match.index + match[0].length)
      return {
        kind,
        value: Number((match[1] ?? '').replaceAll(',', '')),
        text: match[0].trim(),
        isMonthly: instalmentBefore.test(textBefore) || instalmentAfter.test(textAfter),
      }
    }),
  )
}

export function sentencesOf(text: string): string[] {
  return text.split(/(?<=[.!?;])\s+|\n+/).filter((sentence) => sentence.trim() !== '')
}
