import { languagesOf, type MediaNode, type TextNode } from '../content-nodes'
import { locales } from '../localized.schema'
import type { Media } from '../media.schema'
import type { Project } from '../project.schema'
import { picturesNamedIn } from '../text-pictures'
import { languageNames } from './language-problems'

export function mediaProblems(uses: MediaNode[], table: Media[]): string[] {
  const known = new Set(table.map((item) => item.key))
  const unknown = uses
    .filter((use) => !known.has(use.key))
    .map((use) => `${use.path}: there is no media file with the key "${use.key}"`)
  const withoutAlt = table.flatMap((item) =>
    locales
      .filter((locale) => !item.alt?.[locale]?.trim())
      .map((locale) => `media[${item.key}].alt: the ${item.kind} has no ${languageNames[locale]} description`),
  )
  return [...unknown, ...withoutAlt]
}

/** What stands in a running text is shown there, so it must be a picture. */
export function textPictureProblems(texts: TextNode[], table: Media[]): string[] {
  const kinds = new Map(table.map(({ key, kind }) => [key, kind]))
  return texts.flatMap((node) =>
    [...languagesOf(node)].flatMap(({ locale, text }) =>
      picturesNamedIn(text)
        .filter((key) => kinds.get(key) !== 'picture')
        .map((key) => `${node.path}.${locale}: ${whatIsWrong(key, kinds.get(key))}`),
    ),
  )
}

const whatIsWrong = (key: string, kind: Media['kind'] | undefined) =>
  kind === undefined
    ? `there is no media file with the key "${key}"`
    : `"${key}" is a ${kind}; only a picture can stand in a text`

/** Two projects behind one picture would show a buyer the wrong place. */
export function leadPictureProblems(projects: Project[]): string[] {
  const owners = new Map<string, string>()
  return projects.flatMap((project) => {
    const leads = new Set([project.cardImage, project.slider[0]?.image].filter((key) => key !== undefined))
    return [...leads].flatMap((key) => {
      const owner = owners.get(key)
      if (owner === undefined) owners.set(key, project.slug)
      if (owner === undefined) return []
      return [`projects[${project.slug}]: the lead picture "${key}" is already the lead picture of ${owner}`]
    })
  })
}
