// Staff see the record, the field and a sentence instead of a path in the snapshot such as `news.0.image`.
import { type SnapshotIssue, sentenceOfIssue } from './issue-sentences'
import { sentenceOfProblem } from './problem-sentences'
import type { RecordPlace, ReleaseProblem } from './release'

/** The records of one part of the snapshot, in order, and the labels of their fields in the panel. */
export type ContentSource = {
  place: RecordPlace
  slug: string
  /** Singular name, such as «Noticia». */
  name: string
  records: { id: string | null; key: string; title: string }[]
  /** Labels by path without indexes, such as `seo.title`. */
  labels: Record<string, string>
}
export type ContentSources = Record<string, ContentSource>

/** Explains an issue of the schema with a path such as `['news', 0, 'image']`. */
export function explainIssue(issue: SnapshotIssue, sources: ContentSources): ReleaseProblem {
  const [part, ...steps] = issue.path.map(String)
  const source = sources[part ?? '']
  if (!source) return problemWithoutRecord(`El contenido no es válido en «${issue.path.join('.')}».`)
  const isGlobal = source.place === 'globals'
  const record = isGlobal ? source.records[0] : source.records[Number(steps[0])]
  return problemAtField(source, record, isGlobal ? steps : steps.slice(1), (label) => sentenceOfIssue(issue, label))
}

/** Explains a content problem such as `projects[santorini].seo.title.es: the placeholder {x} is unknown`. */
export function explainProblem(problem: string, sources: ContentSources): ReleaseProblem {
  const [, part = '', key, path = '', message = problem] =
    /^([a-zA-Z]+)(?:\[([^\]]+)\])?((?:\.\w+|\[[^\]]+\])*): (.*)$/s.exec(problem) ?? []
  const source = sources[part]
  if (!source) return problemWithoutRecord(sentenceOfProblem(problem, null))
  const record =
    source.place === 'globals' ? source.records[0] : source.records.find((candidate) => candidate.key === key)
  const steps = path.split(/[.[\]]/).filter((step) => step !== '')
  return problemAtField(source, record, steps, (label) => sentenceOfProblem(message, label))
}

const problemWithoutRecord = (sentence: string): ReleaseProblem => ({
  record: null,
  title: null,
  path: null,
  field: null,
  sentence,
})

function problemAtField(
  { place, slug, name, labels }: ContentSource,
  record: ContentSource['records'][number] | undefined,
  steps: string[],
  sentence: (label: string | null) => string,
): ReleaseProblem {
  const languages: Record<string, string> = { es: ' (en español)', en: ' (en inglés)' }
  const language = languages[steps.at(-1) ?? '']
  const fieldSteps = language ? steps.slice(0, -1) : steps
  const label = labelOf(labels, fieldSteps)
  const field = label && `${label}${language ?? ''}`
  return {
    record: record ? { place, slug, id: record.id } : null,
    title: place === 'globals' || !record ? name : `${name} «${record.title}»`,
    path: fieldSteps.join('.') || null,
    field,
    sentence: sentence(field),
  }
}

/**
 * Returns the label of the innermost field that has one. Skips indexes and keys of rows, so `slider.two.caption` has the
 * label of `slider.caption`.
 */
function labelOf(labels: Record<string, string>, steps: string[]): string | null {
  let labelPath = ''
  for (const step of steps) {
    const longerPath = labelPath ? `${labelPath}.${step}` : step
    if (labels[longerPath]) labelPath = longerPath
  }
  return labels[labelPath] ?? null
}
