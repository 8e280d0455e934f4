import ts from 'typescript'
import type { Passage } from './passages'

const testFunctions = new Set(['describe', 'it', 'test'])

const isJsxTag = ({ kind }: ts.Node): boolean =>
  kind >= ts.SyntaxKind.JsxElement && kind <= ts.SyntaxKind.JsxClosingFragment

/** Returns the comments and the test titles of a TypeScript or JavaScript file. */
export function typescriptPassages(source: string, name: string): Passage[] {
  const scriptKind = /\.[jt]sx$/.test(name) ? ts.ScriptKind.TSX : ts.ScriptKind.TS
  const file = ts.createSourceFile(name, source, ts.ScriptTarget.Latest, true, scriptKind)
  const passages = new Map<number, Passage>()
  const add = (start: number, end: number) => passages.set(start, { start, text: source.slice(start, end) })

  function walk(node: ts.Node): void {
    if (ts.isJsxText(node)) return
    const title = testTitle(node)
    if (title) add(title.getStart(file) + 1, title.end - 1)

    const children = node.getChildren(file).filter((child) => !ts.isJSDoc(child))
    children.forEach(walk)
    if (children.length > 0) return

    for (const { pos, end } of ts.getLeadingCommentRanges(source, node.pos) ?? []) add(pos, end)
    // Text after the `>` of a JSX tag is not a comment, even if it starts with two slashes.
    if (node.kind === ts.SyntaxKind.GreaterThanToken && isJsxTag(node.parent)) return
    for (const { pos, end } of ts.getTrailingCommentRanges(source, node.end) ?? []) add(pos, end)
  }

  walk(file)
  return [...passages.values()].sort((a, b) => a.start - b.start)
}

function testTitle(node: ts.Node): ts.Expression | undefined {
  if (!ts.isCallExpression(node) || !testFunctions.has(calledName(node.expression))) return undefined
  const title = node.arguments[0]
  return title && (ts.isStringLiteralLike(title) || ts.isTemplateExpression(title)) ? title : undefined
}

/** Returns `test` for `test(…)`, `test.skip(…)` and `test.each([…])(…)`. */
function calledName(callee: ts.Expression): string {
  if (ts.isIdentifier(callee)) return callee.text
  if (ts.isPropertyAccessExpression(callee) || ts.isCallExpression(callee)) return calledName(callee.expression)
  if (ts.isTaggedTemplateExpression(callee)) return calledName(callee.tag)
  return ''
}
