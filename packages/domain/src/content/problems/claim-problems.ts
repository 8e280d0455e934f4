// The company's claims stand once, with the home page. A second copy would go on saying 10 years when the first says 11.

import { languagesOf, type TextNode } from '../content-nodes'
import type { ClaimName } from '../fill-claims'
import type { Snapshot } from '../snapshot.schema'

// A campaign or a legal text keeps the words of its day.
const exempt = /^(?:campaigns|termsSections|legalDocuments|consentTexts)\b/

const amount = String.raw`(?:más de|more than|over|\+)\s*(?:\d[\d.,]*|diez|once|doce|ten|eleven|twelve|mil|(?:a|one) thousand)\+?`
const nouns: Record<ClaimName, string> = {
  years: 'años|years',
  projects: '(?:proyectos|(?:real-estate )?projects)',
  families: '(?:familias|(?:happy )?families)',
}

const patterns = Object.entries(nouns).map(([name, noun]) => ({
  name,
  pattern: new RegExp(`${amount}\\s+(?:${noun})(?![\\p{L}])`, 'giu'),
}))

export function claimProblems(texts: TextNode[], { home, about }: Snapshot): string[] {
  const known = new Set(home.claims.map(({ key }) => key))
  const repeated = texts
    .filter(({ path }) => !exempt.test(path))
    .flatMap((node) =>
      [...languagesOf(node)].flatMap(({ locale, text }) =>
        patterns
          .filter(({ name }) => known.has(name as ClaimName))
          .flatMap(({ name, pattern }) => [...text.matchAll(pattern)].map(([words]) => ({ name, words })))
          .map(({ name, words }) => `${node.path}.${locale}: says "${words}" by hand; write {${name}} for the figure`),
      ),
    )
  const stated = about.statistics.flatMap(({ text }, index) =>
    home.claims.some((claim) => claim.key !== null && claim.text.es === text.es)
      ? [`about.statistics[${index}]: "${text.es}" is a claim of the company already; remove it here`]
      : [],
  )
  return [...repeated, ...stated, ...twice(home.claims.map(({ key }) => key))]
}

function twice(keys: (ClaimName | null)[]): string[] {
  const named = keys.filter((key) => key !== null)
  return named
    .filter((key, index) => named.indexOf(key) !== index)
    .map((key) => `home.claims: two claims are called "${key}"`)
}
