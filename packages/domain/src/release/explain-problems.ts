// A snapshot that is refused names a place in itself: `news.0.image`. Staff know a record, a field and a sentence.
import { type SnapshotIssue, sentenceOfIssue } from './issue-sentences'
import { sentenceOfProblem } from './problem-sentences'
import type { RecordPlace, ReleaseProblem } from './release'

/** Which records filled a part of the snapshot, in its order, and what their fields are called in the panel. */
export type ContentSource = {
  place: RecordPlace
  slug: string
  /** One record of it: «Noticia». */
  name: string
  records: { id: string | null; key: string; title: string }[]
  /** By path without positions: `seo.title`. */
  labels: Record<string, string>
}
export type ContentSources = Record<string, ContentSource>

/** Of the schema: `['news', 0, 'image']`. */
export function explainIssue(issue: SnapshotIssue, sources: ContentSources): ReleaseProblem {
  const [part, ...rest] = issue.path.map(String)
  const source = sources[part ?? '']
  if (!source) return aboutNothing(`El contenido no es válido en «${issue.path.join('.')}».`)
  const isGlobal = source.place === 'globals'
  const record = isGlobal ? source.records[0] : source.records[Number(rest[0])]
  return atField(source, record, isGlobal ? rest : rest.slice(1), (label) => sentenceOfIssue(issue, label))
}

/** Of the content's own rules: `projects[santorini].seo.title.es: the placeholder {x} is unknown`. */
export function explainProblem(problem: string, sources: ContentSources): ReleaseProblem {
  const [, part = '', key, path = '', message = problem] =
    /^([a-zA-Z]+)(?:\[([^\]]+)\])?((?:\.\w+|\[[^\]]+\])*): (.*)$/s.exec(problem) ?? []
  const source = sources[part]
  if (!source) return aboutNothing(sentenceOfProblem(problem, null))
  const record = source.place === 'globals' ? source.records[0] : source.records.find((one) => one.key === key)
  const steps = path.split(/[.[\]]/).filter((step) => step !== '')
  return atField(source, record, steps, (label) => sentenceOfProblem(message, label))
}

const aboutNothing = (sentence: string): ReleaseProblem => ({
  record: null,
  title: null,
  path: null,
  field: null,
  sentence,
})

function atField(
  { place, slug, name, labels }: ContentSource,
  record: ContentSource['records'][number] | undefined,
  steps: string[],
  sentence: (label: string | null) => string,
): ReleaseProblem {
  const languages: Record<string, string> = { es: ' (en español)', en: ' (en inglés)' }
  const language = languages[steps.at(-1) ?? '']
  const inField = language ? steps.slice(0, -1) : steps
  const label = labelOf(labels, inField)
  const field = label && `${label}${language ?? ''}`
  return {
    record: record ? { place, slug, id: record.id } : null,
    title: place === 'globals' || !record ? name : `${name} «${record.title}»`,
    path: inField.join('.') || null,
    field,
    sentence: sentence(field),
  }
}

/**
 * The nearest field that has a name. A row is called by its number or its key, which no label knows: those steps are
 * passed over, so that `slider.two.caption` is the field `slider.caption`.
 */
function labelOf(labels: Record<string, string>, steps: string[]): string | null {
  let known = ''
  for (const step of steps) {
    const next = known ? `${known}.${step}` : step
    if (labels[next]) known = next
  }
  return labels[known] ?? null
}
