// `pnpm english:sample 20261125` prints a random sample of the repository's English for a reader to judge: 100 comments,
// 60 names, 40 test titles and 10 documents. The same seed and commit give the same sample.
import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { trackedFiles } from './repository'
import { type Candidate, type SampleKind, sampleCandidates } from './sample'

const sizes: Record<SampleKind, number> = { comment: 100, name: 60, title: 40, page: 10 }
const seed = process.argv[2]
if (!seed) throw new Error('Pass a seed: pnpm english:sample 20261125')

const candidates = trackedFiles()
  .filter((file) => existsSync(file) && !/\/migrations\/|\.generated\.|payload-types|importMap/.test(file))
  .flatMap((file) => sampleCandidates(file, readFileSync(file, 'utf8')))

for (const [kind, size] of Object.entries(sizes)) {
  const ofKind = candidates.filter((candidate) => candidate.kind === kind)
  console.log(`\n## ${kind}: ${size} of ${ofKind.length}\n`)
  const drawn = ofKind
    .map((candidate) => ({ candidate, rank: rankOf(candidate) }))
    .sort((a, b) => a.rank.localeCompare(b.rank))
  drawn.slice(0, size).forEach(({ candidate: { file, line, text } }, index) => {
    console.log(`${index + 1}. ${file}:${line}\n   ${text.replaceAll('\n', '\n   ')}`)
  })
}

function rankOf({ kind, file, line, text }: Candidate): string {
  return createHash('sha256').update([seed, kind, file, line, text].join('\n')).digest('hex')
}
