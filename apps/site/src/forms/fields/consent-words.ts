// Consent sentences mark the words that lead to a legal page: `[terms]…[/terms]`, `[privacy]…[/privacy]`.

type ConsentTarget = 'terms' | 'privacy'
export type ConsentPart = { text: string; target: ConsentTarget | null }

export function consentParts(sentence: string): ConsentPart[] {
  const parts: ConsentPart[] = []
  let end = 0
  for (const match of sentence.matchAll(/\[(terms|privacy)\](.*?)\[\/\1\]/g)) {
    if (match.index > end) parts.push({ text: sentence.slice(end, match.index), target: null })
    parts.push({ text: match[2] ?? '', target: match[1] as ConsentTarget })
    end = match.index + match[0].length
  }
  if (end < sentence.length) parts.push({ text: sentence.slice(end), target: null })
  return parts
}

/** The sentence as it reads, without marks. */
export const plainConsent = (sentence: string) =>
  consentParts(sentence)
    .map(({ text }) => text)
    .join('')
