import ts from 'typescript'
import { filePassages } from './file-passages'

export type SampleKind = 'comment' | 'name' | 'title' | 'page'
export type Candidate = { kind: SampleKind; file: string; line: number; text: string }

const isCode = (file: string) => /\.[cm]?tsx?$/.test(file)
const isTest = (file: string) => /\.(?:test|integration\.test|e2e|journey)\.tsx?$/.test(file)

/** Returns every comment, test title, declared name and document of a file that a sample may contain. */
export function sampleCandidates(file: string, source: string): Candidate[] {
  if (file.endsWith('.md')) return [{ kind: 'page', file, line: 1, text: file }]
  const passages = filePassages(file, source).filter(({ start }) => source[start] !== '!')
  const at = (kind: SampleKind, start: number, text: string): Candidate => ({
    kind,
    file,
    line: source.slice(0, start).split('\n').length,
    text,
  })
  const comments = joinLineComments(passages.filter(({ text }) => isComment(text)))
  return [
    ...comments.filter(isSentence).map(({ start, text }) => at('comment', start, text)),
    ...(isTest(file) ? passages.filter(({ text }) => !isComment(text)) : []).map(({ start, text }) =>
      at('title', start, text),
    ),
    ...(isCode(file) ? declaredNames(source, file) : []).map(({ start, text }) => at('name', start, text)),
  ]

  function joinLineComments(parts: typeof passages): typeof passages {
    const joined: typeof passages = []
    for (const { start, text } of parts) {
      const last = joined.at(-1)
      const between = last ? source.slice(last.start + last.text.length, start) : undefined
      if (last && /^(?:\/\/|#)/.test(text) && between !== undefined && /^\n[ \t]*$/.test(between)) {
        last.text = source.slice(last.start, start + text.length)
      } else joined.push({ start, text })
    }
    return joined
  }
}

const isComment = (text: string): boolean => /^(?:\/\/|\/\*|#|--|<!--)/.test(text)

/** Skips directives such as `biome-ignore` and dividers. */
const isSentence = ({ text }: { text: string }): boolean =>
  !/^\W*(?:biome-ignore|@vitest|@ts-|shellcheck|eslint|!\/)/.test(text) && (text.match(/[A-Za-z]+/g) ?? []).length > 2

function declaredNames(source: string, name: string): { start: number; text: string }[] {
  const file = ts.createSourceFile(name, source, ts.ScriptTarget.Latest, true)
  const names: { start: number; text: string }[] = []
  function walk(node: ts.Node): void {
    const declared = ts.isVariableDeclaration(node) || ts.isFunctionDeclaration(node) || ts.isTypeAliasDeclaration(node)
    const member = ts.isPropertySignature(node) || ts.isParameter(node)
    if ((declared || member) && node.name && ts.isIdentifier(node.name)) {
      names.push({ start: node.getStart(file), text: `${node.name.text}: ${firstLine(node.getText(file))}` })
    }
    ts.forEachChild(node, walk)
  }
  walk(file)
  return names
}

const firstLine = (text: string): string => text.split('\n', 1)[0]?.slice(0, 110) ?? ''
