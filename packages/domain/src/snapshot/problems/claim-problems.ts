// A claim typed into a text would become outdated when the claim of the home page changes.

import type { Localized } from '../../language/localized.schema'
import { hasMatch, languagesOf, type TextNode } from '../content-nodes'
import type { ClaimName } from '../fill-claims'
import type { CheckContext } from './check-context'
import type { ContentProblem } from './content-problem'

// Campaigns and legal texts keep their wording, because people agreed to it.
const exemptPaths = /^(?:campaigns|termsSections|legalDocuments|consentTexts)\b/

const amountPattern = String.raw`(?:más de|more than|over|\+)\s*(?:\d[\d.,]*|diez|once|doce|ten|eleven|twelve|mil|(?:a|one) thousand)\+?`
const quantity = new RegExp(amountPattern, 'i')
const nouns: Record<ClaimName, string> = {
  years: 'años|years',
  projects: '(?:proyectos|(?:real-estate )?projects)',
  families: '(?:familias|(?:happy )?families)',
}

const patterns = Object.entries(nouns).map(([name, noun]) => ({
  name,
  pattern: new RegExp(`${amountPattern}\\s+(?:${noun})(?![\\p{L}])`, 'giu'),
}))

export function claimProblems(texts: TextNode[], { home }: Pick<CheckContext, 'home'>): ContentProblem[] {
  const claimKeys = new Set(home.claims.map(({ key }) => key))
  return texts
    .filter((node) => !exemptPaths.test(node.path) && hasMatch(node, quantity))
    .flatMap((node) =>
      [...languagesOf(node)].flatMap(({ locale, text }) =>
        patterns
          .filter(({ name }) => claimKeys.has(name as ClaimName))
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

/** Reports a statistic that repeats a claim. */
export function repeatedClaimProblems(
  statistics: readonly { text: Localized }[],
  { claims }: CheckContext['home'],
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
