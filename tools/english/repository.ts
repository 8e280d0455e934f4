import { readGit, runGit } from '../git/run-git'

type Commit = { hash: string; subject: string }

/** Older subjects are not checked. */
const firstChecked = 'cb843faa'

/** Returns the commits after the first checked one, without merges. A shallow clone that lacks it yields none. */
export function newCommits(): Commit[] {
  if (!hasCommit(firstChecked)) return []
  const lines = readGit('log', '--no-merges', '--format=%h %s', `${firstChecked}..HEAD`).split('\n')
  return lines.filter(Boolean).map((line) => {
    const space = line.indexOf(' ')
    return { hash: line.slice(0, space), subject: line.slice(space + 1) }
  })
}

export const trackedFiles = (): string[] => readGit('ls-files', '-z').split('\0').filter(Boolean)

const hasCommit = (hash: string): boolean => runGit('merge-base', '--is-ancestor', hash, 'HEAD').status === 0
