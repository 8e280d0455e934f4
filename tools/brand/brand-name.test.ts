// The brand is data: its name is in content/, and nowhere else in the source. Documents (docs/, Markdown) may name the
// product, and the pages of ops/nginx are written from the brand by `pnpm nginx:pages`.
import { brand } from '@app/brand/brand'
import { expect, test } from 'vitest'
import { runGit } from '../git/run-git'

const mayNameIt = ['content', 'docs', '*.md', 'ops/nginx/pages']
/** In every spelling of the name: with `&` or `y`, as a domain, as the prefix of an identifier. */
const [firstWord = ''] = brand.name.split(' ')

test('no source file outside content/ names the brand', () => {
  const { stdout, status } = runGit(
    ...['grep', '--line-number', '--ignore-case', '-I', firstWord, '--', '.'],
    ...mayNameIt.map((place) => `:!${place}`),
  )
  expect(stdout).toBe('')
  // 1: searched, and found nothing.
  expect(status).toBe(1)
})
