// `pnpm english` fails on discouraged words, and on commit subjects that do not start with a verb or that end with a
// full stop. `--count` prints how often each word occurs. Paths limit the check to files or folders.
import { existsSync, readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { subjectProblem } from './commit-subject'
import { discouragedWords } from './discouraged-words'
import { type Finding, findInFile, findInText } from './find-discouraged'
import { newCommits, trackedFiles } from './repository'

const { values, positionals } = parseArgs({
  options: { count: { type: 'boolean' } },
  allowPositionals: true,
})

const isChosen = (file: string) => positionals.length === 0 || positionals.some((path) => file.startsWith(path))
const findings = trackedFiles()
  .filter((file) => isChosen(file) && existsSync(file))
  .flatMap((file) =>
    findInFile(file, readFileSync(file, 'utf8'), discouragedWords).map((finding) => ({
      ...finding,
      location: `${file}:${finding.line}`,
    })),
  )

if (values.count) printCounts(findings)
else {
  const problems = [...findings.map(describeFinding), ...newCommits().flatMap(subjectProblems)]
  for (const problem of problems) console.error(problem)
  if (problems.length > 0) process.exitCode = 1
}

function describeFinding({
  location,
  found,
  instead,
}: Pick<Finding, 'found' | 'instead'> & { location: string }): string {
  return `${location} ${found} → ${instead}`
}

function subjectProblems({ hash, subject }: { hash: string; subject: string }): string[] {
  const location = `commit ${hash}`
  const problem = subjectProblem(subject)
  // The subject of a rename may contain the old word.
  const words = subject.startsWith('Rename ') ? [] : findInText(subject, discouragedWords)
  return [
    ...words.map((finding) => describeFinding({ ...finding, location })),
    ...(problem ? [`${location} "${subject}": ${problem}`] : []),
  ]
}

function printCounts(findings: readonly Finding[]): void {
  const byWord = Map.groupBy(findings, ({ word }) => word)
  for (const { word } of discouragedWords) console.log(`${String(byWord.get(word)?.length ?? 0).padStart(6)}  ${word}`)
  console.log(`${String(findings.length).padStart(6)}  in all`)
}
