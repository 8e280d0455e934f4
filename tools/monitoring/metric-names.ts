const languageWords = new Set(['and', 'or', 'unless', 'bool', 'offset', 'time', 'by', 'on'])

/** Returns the metric names of a PromQL expression, by removing labels, durations and functions. */
export function metricNames(expression: string): string[] {
  const bare = expression
    .replace(/\{[^}]*\}/g, ' ')
    .replace(/\[[^\]]*\]/g, ' ')
    .replace(/\b(by|without|on|ignoring|group_left|group_right)\s*\([^)]*\)/g, ' ')
    .replace(/\b[a-z_]+\s*(?=\()/g, ' ')
  return [...bare.matchAll(/[a-zA-Z_:][\w:]*/g)].map(([name]) => name).filter((name) => !languageWords.has(name))
}
