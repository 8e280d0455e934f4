import { locales } from '../../language/locale'
import { languagesOf, type MediaNode, type TextNode } from '../content-nodes'
import type { Media } from '../media.schema'
import { imagesNamedIn } from '../text-images'
import type { CheckContext } from './check-context'
import type { ContentProblem } from './content-problem'
import { languageNames } from './language-problems'

const missingFileMessage = (key: string) => ({
  en: `there is no media file with the key "${key}"`,
  es: `El archivo «${key}» ya no existe. Elige otro.`,
})

export function mediaProblems(uses: MediaNode[], table: CheckContext['media']): ContentProblem[] {
  const knownKeys = new Set(table.map((item) => item.key))
  return uses
    .filter((use) => !knownKeys.has(use.key))
    .map(({ path, field, key }) => ({ path, field, message: missingFileMessage(key) }))
}

export function altProblems(table: Media[]): ContentProblem[] {
  return table.flatMap((item) =>
    locales
      .filter((locale) => !item.alt?.[locale]?.trim())
      .map((locale) => ({
        path: `media[${item.key}].alt`,
        field: 'alt',
        message: {
          en: `the ${item.kind === 'svg' ? 'SVG' : item.kind} has no ${languageNames[locale].en} description`,
          es: `Falta describir el archivo «${item.key}» en ${languageNames[locale].es}.`,
        },
      })),
  )
}

/** Reports files in a text that are missing or are not images, because the site can only show images there. */
export function textImageProblems(texts: TextNode[], table: CheckContext['media']): ContentProblem[] {
  const kinds = new Map(table.map(({ key, kind }) => [key, kind]))
  return texts.flatMap((node) =>
    [...languagesOf(node)].flatMap(({ locale, text }) =>
      imagesNamedIn(text)
        .filter((key) => kinds.get(key) !== 'image')
        .map((key) => ({
          path: `${node.path}.${locale}`,
          field: node.field,
          message: wrongKindMessage(key, kinds.get(key)),
        })),
    ),
  )
}

function wrongKindMessage(key: string, kind: Media['kind'] | undefined) {
  if (kind === undefined) return missingFileMessage(key)
  return {
    en: `"${key}" is not an image; a text can only contain images`,
    es: `«${key}» no es una foto: dentro de un texto solo van fotos (JPG, PNG, WebP). Quítalo o elige una foto.`,
  }
}

/** Reports a main image that two projects share, because buyers would see the wrong project. */
export function mainImageProblems(projects: CheckContext['projects']): ContentProblem[] {
  const owners = new Map<string, string>()
  return projects.flatMap((project) => {
    const { cardImage, slider, slug, name } = project
    const mainImages = new Map([
      [slider[0]?.image, 'slider.0.image'],
      [cardImage, 'cardImage'],
    ])
    return [...mainImages].reverse().flatMap(([key, field]) => {
      if (key === undefined) return []
      const owner = owners.get(key)
      if (owner === undefined) owners.set(key, slug)
      if (owner === undefined) return []
      return [
        {
          path: `projects[${slug}]`,
          field,
          message: {
            en: `the main image "${key}" is already the main image of ${owner}`,
            es: `La imagen «${key}» ya es la principal de otro proyecto (${owner}). Elige otra para ${name}.`,
          },
        },
      ]
    })
  })
}
