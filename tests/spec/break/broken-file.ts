// An edit that is always taken back: at the end, on Ctrl-C, and by the next run if this one was killed.
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'

export const repository = path.resolve(import.meta.dirname, '../../..')
const note = path.join(repository, '.data/broken-file.json')

/** Puts back what an edit has changed, if one stands. */
export function mendFile(): void {
  if (!existsSync(note)) return
  const { file, text } = JSON.parse(readFileSync(note, 'utf8')) as { file: string; text: string }
  writeFileSync(file, text)
  rmSync(note)
}

export function breakFile(name: string, find: string, put: string): void {
  const file = path.join(repository, name)
  const text = readFileSync(file, 'utf8')
  mkdirSync(path.dirname(note), { recursive: true })
  writeFileSync(note, JSON.stringify({ file, text }))
  writeFileSync(
    file,
    text.replace(find, () => put),
  )
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
  process.on(signal, () => {
    mendFile()
    process.exit(130)
  })
process.on('exit', mendFile)
