// Only figures of projects and of the company have placeholders. A misspelt one would be shown to visitors as it is.

import type { Localized } from '../../language/localized.schema'
import { languagesOf, type TextNode } from '../content-nodes'
import { claimNames, isClaimName } from '../fill-claims'
import { figure, figureNames, isFigureName, isRateName, type ProjectFigures, rateNames } from '../fill-figures'
import type { ContentProblem } from './content-problem'
import { ownerOf } from './owner-of'
import type { Surroundings } from './surroundings'

export function placeholderProblems(texts: TextNode[], around: Surroundings): ContentProblem[] {
  return texts.flatMap((node) => {
    const own = ownerOf(node.path, around.projects)
    return [...languagesOf(node)].flatMap(({ locale, text }) =>
      placeholdersOf(text)
        .map((inner) => problemOf(inner, own, around))
        .filter((message) => message !== null)
        .map((message) => ({ path: `${node.path}.${locale}`, field: node.field, message })),
    )
  })
}

function placeholdersOf(text: string): string[] {
  return [...text.matchAll(/\{([^{}]*)\}/g)].map((match) => match[1] ?? '')
}

function problemOf(inner: string, own: ProjectFigures | null, around: Surroundings): Localized | null {
  const [name = '', slug] = inner.split(':', 2)
  if (isRateName(name) && slug === undefined) return null
  if (isClaimName(inner)) {
    if (around.home.claims.some(({ key }) => key === inner)) return null
    return {
      en: `the placeholder {${inner}} has no figure: no claim of the home page is called "${inner}"`,
      es: `{${inner}} no tiene cifra: en Inicio ninguna cifra de la empresa se llama «${inner}».`,
    }
  }
  if (!isFigureName(name)) {
    const known = [...figureNames, ...rateNames, ...claimNames].map((one) => `{${one}}`).join(', ')
    return {
      en: `the placeholder {${inner}} is unknown; there are ${known}`,
      es: `{${inner}} no existe y se leería tal cual. Puedes usar ${known}.`,
    }
  }
  const project = slug === undefined ? own : around.projects.find((candidate) => candidate.slug === slug)
  if (project === undefined)
    return {
      en: `the placeholder {${inner}} names a project that does not exist`,
      es: `{${inner}} nombra un proyecto que no existe o no está publicado.`,
    }
  if (project === null)
    return {
      en: `the placeholder {${inner}} must name a project, as in {${name}:project-slug}`,
      es: `{${inner}} debe decir de qué proyecto, por ejemplo {${name}:santorini}.`,
    }
  if (figure(name, project, around.siteSettings.exchangeRate.solesPerDollar, 'en') !== null) return null
  return {
    en: `the placeholder {${inner}} has no figure: ${project.name} states none`,
    es: `{${inner}} no tiene cifra: ${project.name} no la indica. Complétala en el proyecto o quita {${inner}}.`,
  }
}
