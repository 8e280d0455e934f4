// Edits one file and always restores it, even after Ctrl-C. If the process was killed, the next start restores the
// file.
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'

export const repository = path.resolve(import.meta.dirname, '../../..')
const backup = path.join(repository, '.data/broken-file.json')

/** Restores the edited file, if there is one. */
export function restoreFile(): void {
  if (!existsSync(backup)) return
  const { file, text } = JSON.parse(readFileSync(backup, 'utf8')) as { file: string; text: string }
  writeFileSync(file, text)
  rmSync(backup)
}

export function breakFile(name: string, find: string, put: string): void {
  const file = path.join(repository, name)
  const text = readFileSync(file, 'utf8')
  mkdirSync(path.dirname(backup), { recursive: true })
  writeFileSync(backup, JSON.stringify({ file, text }))
  writeFileSync(
    file,
    text.replace(find, () => put),
  )
}

export function restoreOnExit(): void {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => process.exit(130))
  process.once('exit', restoreFile)
}
