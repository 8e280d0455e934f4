// Visitors would see a misspelt placeholder in the text, because it is not replaced.

import type { Localized } from '../../language/localized.schema'
import { findMovedProject } from '../../redirect/find-moved-project'
import { hasMatch, languagesOf, type TextNode } from '../content-nodes'
import { claimNames, isClaimName } from '../fill-claims'
import { figureNames, formatFigure, isFigureName, isRateName, type ProjectFigures, rateNames } from '../fill-figures'
import type { CheckContext } from './check-context'
import type { ContentProblem } from './content-problem'
import { ownerOf } from './owner-of'

export function placeholderProblems(texts: TextNode[], context: CheckContext): ContentProblem[] {
  const nodesWithPlaceholders = texts.filter((node) => hasMatch(node, /\{/))
  return nodesWithPlaceholders.flatMap((node) => {
    const ownProject = ownerOf(node.path, context.projects)
    return [...languagesOf(node)].flatMap(({ locale, text }) =>
      placeholdersOf(text)
        .map((placeholder) => problemOf(placeholder, ownProject, context))
        .filter((message) => message !== null)
        .map((message) => ({ path: `${node.path}.${locale}`, field: node.field, message })),
    )
  })
}

function placeholdersOf(text: string): string[] {
  return [...text.matchAll(/\{([^{}]*)\}/g)].map((match) => match[1] ?? '')
}

function problemOf(placeholder: string, ownProject: ProjectFigures | null, context: CheckContext): Localized | null {
  const [name = '', slug] = placeholder.split(':', 2)
  if (isRateName(name) && slug === undefined) return null
  if (isClaimName(placeholder)) {
    if (context.home.claims.some(({ key }) => key === placeholder)) return null
    return {
      en: `the placeholder {${placeholder}} has no figure: no claim of the home page is called "${placeholder}"`,
      es: `{${placeholder}} no tiene cifra: en Inicio ninguna cifra de la empresa se llama «${placeholder}».`,
    }
  }
  if (!isFigureName(name)) {
    const knownPlaceholders = [...figureNames, ...rateNames, ...claimNames]
      .map((knownName) => `{${knownName}}`)
      .join(', ')
    return {
      en: `the placeholder {${placeholder}} is unknown; there are ${knownPlaceholders}`,
      es: `{${placeholder}} no existe y se leería tal cual. Puedes usar ${knownPlaceholders}.`,
    }
  }
  const project = slug === undefined ? ownProject : findMovedProject(slug, context.projects, context.redirects)
  if (project === undefined)
    return {
      en: `the placeholder {${placeholder}} names a project that does not exist`,
      es: `{${placeholder}} nombra un proyecto que no existe o no está publicado.`,
    }
  if (project === null)
    return {
      en: `the placeholder {${placeholder}} must name a project, as in {${name}:project-slug}`,
      es: `{${placeholder}} debe decir de qué proyecto, por ejemplo {${name}:santorini}.`,
    }
  if (formatFigure(name, project, context.siteSettings.exchangeRate.solesPerDollar, 'en') !== null) return null
  return {
    en: `the placeholder {${placeholder}} has no figure: ${project.name} states none`,
    es: `{${placeholder}} no tiene cifra: ${project.name} no la indica. Complétala en el proyecto o quita {${placeholder}}.`,
  }
}
