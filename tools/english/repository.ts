import { readGit, runGit } from '../git/run-git'

type Commit = { hash: string; subject: string }

/** The subjects of this commit and of older commits are not checked. */
const lastUncheckedCommit = 'cb843faa'

/** Returns the commits to check, without merges, or none in a shallow clone that lacks the last unchecked commit. */
export function newCommits(): Commit[] {
  if (!hasCommit(lastUncheckedCommit)) return []
  const lines = readGit('log', '--no-merges', '--format=%h %s', `${lastUncheckedCommit}..HEAD`).split('\n')
  return lines.filter(Boolean).map((line) => {
    const space = line.indexOf(' ')
    return { hash: line.slice(0, space), subject: line.slice(space + 1) }
  })
}

export const trackedFiles = (): string[] => readGit('ls-files', '-z').split('\0').filter(Boolean)

const hasCommit = (hash: string): boolean => runGit('merge-base', '--is-ancestor', hash, 'HEAD').status === 0
