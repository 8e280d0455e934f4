// Translates a path in the snapshot, such as `news.0.image`, into the record, the field and a sentence for staff.
import { type SnapshotIssue, sentenceOfIssue } from './issue-sentences'
import { sentenceOfProblem } from './problem-sentences'
import type { RecordPlace, ReleaseProblem } from './release'

/** The records behind a part of the snapshot, in order, and the labels of their fields in the panel. */
export type ContentSource = {
  place: RecordPlace
  slug: string
  /** Singular name: «Noticia». */
  name: string
  records: { id: string | null; key: string; title: string }[]
  /** By path without indexes: `seo.title`. */
  labels: Record<string, string>
}
export type ContentSources = Record<string, ContentSource>

/** Explains an issue of the schema, with a path such as `['news', 0, 'image']`. */
export function explainIssue(issue: SnapshotIssue, sources: ContentSources): ReleaseProblem {
  const [part, ...rest] = issue.path.map(String)
  const source = sources[part ?? '']
  if (!source) return aboutNothing(`El contenido no es válido en «${issue.path.join('.')}».`)
  const isGlobal = source.place === 'globals'
  const record = isGlobal ? source.records[0] : source.records[Number(rest[0])]
  return atField(source, record, isGlobal ? rest : rest.slice(1), (label) => sentenceOfIssue(issue, label))
}

/** Explains a problem found by our own rules: `projects[santorini].seo.title.es: the placeholder {x} is unknown`. */
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
 * Returns the label of the nearest named field. Skips numbers and keys of rows, so that `slider.two.caption` is the
 * field `slider.caption`.
 */
function labelOf(labels: Record<string, string>, steps: string[]): string | null {
  let known = ''
  for (const step of steps) {
    const next = known ? `${known}.${step}` : step
    if (labels[next]) known = next
  }
  return labels[known] ?? null
}
