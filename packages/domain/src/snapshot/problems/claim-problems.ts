// The company's claims are stored once, with the home page. A second copy would still say 10 years when the first says
// 11.

import type { Localized } from '../../language/localized.schema'
import { languagesOf, type TextNode } from '../content-nodes'
import type { ClaimName } from '../fill-claims'
import type { ContentProblem } from './content-problem'
import type { Surroundings } from './surroundings'

// Campaigns and legal texts keep the wording of their day.
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

export function claimProblems(texts: TextNode[], { home }: Pick<Surroundings, 'home'>): ContentProblem[] {
  const known = new Set(home.claims.map(({ key }) => key))
  return texts
    .filter(({ path }) => !exempt.test(path))
    .flatMap((node) =>
      [...languagesOf(node)].flatMap(({ locale, text }) =>
        patterns
          .filter(({ name }) => known.has(name as ClaimName))
          .flatMap(({ name, pattern }) => [...text.matchAll(pattern)].map(([matched]) => ({ name, matched })))
          .map(({ name, matched }) => ({
            path: `${node.path}.${locale}`,
            field: node.field,
            message: {
              en: `says "${matched}" by hand; write {${name}} for the figure`,
              es: `Dice «${matched}» a mano. Escribe {${name}} en lugar de la cifra: así cambia sola con la de Inicio.`,
            },
          })),
      ),
    )
}

/** A claim that is repeated in the list of further figures. */
export function repeatedClaimProblems(
  statistics: readonly { text: Localized }[],
  { claims }: Surroundings['home'],
): ContentProblem[] {
  return statistics.flatMap(({ text }, index) =>
    claims.some((claim) => claim.key !== null && claim.text.es === text.es)
      ? [
          {
            path: `about.statistics[${index}]`,
            field: `statistics.${index}.text`,
            message: {
              en: `"${text.es}" is a claim of the company already; remove it here`,
              es: `«${text.es}» ya es una cifra de la empresa (Inicio). Quítala de aquí.`,
            },
          },
        ]
      : [],
  )
}

export function claimNameProblems(claims: readonly { key: ClaimName | null }[]): ContentProblem[] {
  const keys = claims.map(({ key }) => key)
  return keys.flatMap((key, index) =>
    key === null || keys.indexOf(key) === index
      ? []
      : [
          {
            path: 'home.claims',
            field: `claims.${index}.key`,
            message: {
              en: `two claims are called "${key}"`,
              es: `Dos cifras se llaman «${key}». Cada nombre va una sola vez.`,
            },
          },
        ],
  )
}
