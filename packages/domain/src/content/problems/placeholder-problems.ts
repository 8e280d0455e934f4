// Only figures of projects and of the company have placeholders in content, and only these: a misspelt one would be read by visitors as it stands.

import { languagesOf, type TextNode } from '../content-nodes'
import { claimNames, isClaimName } from '../fill-claims'
import { figure, figureNames, isFigureName, isRateName, rateNames } from '../fill-figures'
import type { Project } from '../project.schema'
import type { Snapshot } from '../snapshot.schema'
import { ownerOf } from './owner-of'

export function placeholderProblems(texts: TextNode[], snapshot: Snapshot): string[] {
  return texts.flatMap((node) => {
    const own = ownerOf(node.path, snapshot.projects)
    return [...languagesOf(node)].flatMap(({ locale, text }) =>
      placeholdersOf(text)
        .map((inner) => problemOf(inner, own, snapshot))
        .filter((problem) => problem !== null)
        .map((problem) => `${node.path}.${locale}: ${problem}`),
    )
  })
}

function placeholdersOf(text: string): string[] {
  return [...text.matchAll(/\{([^{}]*)\}/g)].map((match) => match[1] ?? '')
}

function problemOf(inner: string, own: Project | null, snapshot: Snapshot): string | null {
  const [name = '', slug] = inner.split(':', 2)
  if (isRateName(name) && slug === undefined) return null
  if (isClaimName(inner)) {
    const isKept = snapshot.home.claims.some(({ key }) => key === inner)
    return isKept ? null : `the placeholder {${inner}} has no figure: no claim of the home page is called "${inner}"`
  }
  if (!isFigureName(name)) {
    const known = [...figureNames, ...rateNames, ...claimNames].map((one) => `{${one}}`).join(', ')
    return `the placeholder {${inner}} is unknown; there are ${known}`
  }
  const project = slug === undefined ? own : snapshot.projects.find((candidate) => candidate.slug === slug)
  if (project === undefined) return `the placeholder {${inner}} names a project that does not exist`
  if (project === null) return `the placeholder {${inner}} must name a project, as in {${name}:project-slug}`
  const value = figure(name, project, snapshot.siteSettings.exchangeRate.solesPerDollar, 'en')
  return value === null ? `the placeholder {${inner}} has no figure: ${project.name} states none` : null
}
