import { allowedPhrases, ignoredFiles } from './allowed-phrases'
import type { DiscouragedWord } from './discouraged-words'
import { filePassages } from './file-passages'

export type Finding = { line: number; found: string; word: string; instead: string }

const isIgnored = (name: string, word: string): boolean =>
  ignoredFiles.some(({ path, words }) => path.test(name) && (!words || words.includes(word)))

/** Returns the discouraged words in comments, test titles and paragraphs of a file. */
export function findInFile(name: string, source: string, words: readonly DiscouragedWord[]): Finding[] {
  // Skip the slow parsing for files that contain none of the words.
  const presentWords = words.filter(({ word, pattern }) => source.search(pattern) >= 0 && !isIgnored(name, word))
  if (presentWords.length === 0) return []
  return filePassages(name, source).flatMap(({ start, text }) => {
    const line = lineAt(source, start)
    return findInText(text, presentWords).map((finding) => ({ ...finding, line: line + finding.line - 1 }))
  })
}

/** Returns the discouraged words of a text, by line. */
export function findInText(text: string, words: readonly DiscouragedWord[]): Finding[] {
  const blank = (allowed: string) => ' '.repeat(allowed.length)
  const withoutCode = text.replace(/`[^`\n]+`/g, blank)
  const checkedText = allowedPhrases.reduce((remaining, { phrase }) => remaining.replace(phrase, blank), withoutCode)
  return words
    .flatMap(({ word, pattern, instead }) =>
      [...checkedText.matchAll(pattern)].map(({ 0: found, index }) => ({
        line: lineAt(text, index),
        found,
        word,
        instead,
      })),
    )
    .sort((a, b) => a.line - b.line)
}

const lineAt = (text: string, offset: number): number => text.slice(0, offset).split('\n').length
