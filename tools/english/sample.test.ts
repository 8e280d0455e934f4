import { expect, test } from 'vitest'
import { sampleCandidates } from './sample'

const source = `// Two lines
// of one comment.
import { test } from 'vitest'

// biome-ignore lint/style/noDefaultExport: required by the tool
/** Returns the total. */
const totalOf = (amounts: number[]) => amounts.length

test('adds amounts', () => undefined)
`

const textsOf = (kind: string) =>
  sampleCandidates('money.test.ts', source)
    .filter((candidate) => candidate.kind === kind)
    .map(({ line, text }) => `${line}: ${text}`)

test('joins the lines of a comment and leaves out directives', () => {
  expect(textsOf('comment')).toEqual(['1: // Two lines\n// of one comment.', '6: /** Returns the total. */'])
})

test('lists test titles and declared names', () => {
  expect(textsOf('title')).toEqual(['9: adds amounts'])
  expect(textsOf('name').map((text) => text.split(':')[1])).toEqual([' totalOf', ' amounts'])
})
