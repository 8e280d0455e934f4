import { type Locale, locales } from '@app/domain/language/locale'
import { isEmptyValue } from '../../panel/record-form/missing-fields'

type LocalizedText = 'title' | 'summary' | 'body' | 'author'
type InLanguages = Partial<Record<Locale, unknown>> | null

export type ArticleImage = { id: string; alt: InLanguages }

export type ArticleDraft = {
  /** The language that the form edits. Texts in the other language are as they were last saved. */
  locale: Locale
  form: Partial<Record<LocalizedText | 'image' | 'category', unknown>>
  saved: Partial<Record<LocalizedText, InLanguages>>
  /** The image of the article and those in its text. */
  images: readonly ArticleImage[]
}

/** What an article needs before it can be published, and the languages in which it is missing. */
export type ArticleCheck =
  | { name: LocalizedText; missing: Locale[] }
  | { name: 'image' | 'category'; missing: Locale[] }
  | { name: 'alt'; missing: Locale[]; image: string }

/** Returns the checks of an article in the order of its form, with one check per image that lacks a text. */
export function articleChecks({ locale, form, saved, images }: ArticleDraft): ArticleCheck[] {
  const textCheck = (name: LocalizedText): ArticleCheck => ({
    name,
    missing: locales.filter((language) => isEmptyValue(language === locale ? form[name] : saved[name]?.[language])),
  })
  const valueCheck = (name: 'image' | 'category'): ArticleCheck => ({
    name,
    missing: isEmptyValue(form[name]) ? [...locales] : [],
  })
  const altChecks = images.map(
    ({ id, alt }): ArticleCheck => ({
      name: 'alt',
      missing: locales.filter((language) => isEmptyValue(alt?.[language])),
      image: id,
    }),
  )
  const incompleteAlts = altChecks.filter(({ missing }) => missing.length > 0)
  return [
    textCheck('title'),
    textCheck('summary'),
    textCheck('body'),
    valueCheck('image'),
    ...(incompleteAlts.length > 0 ? incompleteAlts : altChecks.slice(0, 1)),
    valueCheck('category'),
    textCheck('author'),
  ]
}

type TextNode = { type?: string; text?: string; value?: unknown; children?: TextNode[] }

/** Returns the ids of the images in a formatted text. */
export function imageIdsOf(body: unknown): string[] {
  return nodesOf(body).flatMap(({ type, value }) => {
    if (type !== 'upload') return []
    const id = typeof value === 'object' && value ? (value as { id?: unknown }).id : value
    return typeof id === 'string' ? [id] : []
  })
}

export const wordCount = (body: unknown): number =>
  nodesOf(body)
    .map(({ text = '' }) => text)
    .join(' ')
    .split(/\s+/)
    .filter(Boolean).length

function nodesOf(body: unknown): TextNode[] {
  const root = (body as { root?: TextNode } | null | undefined)?.root
  const flatten = (node: TextNode): TextNode[] => [node, ...(node.children ?? []).flatMap(flatten)]
  return root ? flatten(root) : []
}

const WORDS_PER_MINUTE = 200

/** Returns how long reading takes, in seconds rounded to tens, or in minutes from one minute on. */
export function readingTime(words: number): { seconds: number } | { minutes: number } {
  const seconds = Math.max(10, Math.round((60 * words) / WORDS_PER_MINUTE / 10) * 10)
  return seconds < 60 ? { seconds } : { minutes: Math.round(seconds / 60) }
}
