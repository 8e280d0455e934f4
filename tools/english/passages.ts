/** A piece of English inside a file: a comment, a test title or a paragraph. */
export type Passage = {
  /** Offset in the file. */
  start: number
  text: string
}

const comments = {
  css: /\/\*[\s\S]*?\*\//g,
  hash: /(?<=^|\s)#.*$/gm,
  html: /<!--[\s\S]*?-->/g,
  sql: /--.*$|\/\*[\s\S]*?\*\//gm,
}

/**
 * Finds comments with a regular expression. Strings that look like comments are found too, which is rare in these
 * languages.
 */
export function findComments(source: string, syntax: keyof typeof comments): Passage[] {
  return [...source.matchAll(comments[syntax])].map(({ 0: text, index }) => ({ start: index, text }))
}

const blank = (text: string): string => text.replace(/[^\n]/g, ' ')

/** Returns a Markdown file as one passage, with code and link targets blanked out. */
export function markdownPassages(source: string): Passage[] {
  const prose = source
    .replace(/^[ \t]*(```+)[\s\S]*?^[ \t]*\1/gm, blank)
    .replace(/`[^`\n]+`/g, blank)
    .replace(/\]\([^)\s]+\)/g, blank)
    .replace(/https?:\/\/\S+/g, blank)
  return [{ start: 0, text: prose }]
}
