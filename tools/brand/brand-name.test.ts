// Outside content/, only documents and the pages in ops/nginx/pages may contain the name of the brand.
// `pnpm nginx:pages` writes those pages from content/brand.
import { brand } from '@app/brand/brand'
import { expect, test } from 'vitest'
import { runGit } from '../git/run-git'

const allowedPaths = ['content', 'docs', '*.md', 'ops/nginx/pages']
/** Every spelling of the name contains its first word: with `&` or `y`, as a domain, or as a prefix. */
const [firstWord = ''] = brand.name.split(' ')

test('no source file outside content/ names the brand', () => {
  const { stdout, status } = runGit(
    ...['grep', '--line-number', '--ignore-case', '-I', firstWord, '--', '.'],
    ...allowedPaths.map((path) => `:!${path}`),
  )
  expect(stdout).toBe('')
  // git grep exits with 1 if it finds nothing.
  expect(status).toBe(1)
})
