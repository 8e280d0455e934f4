export type ColumnSpan = 12 | 7 | 5 | 4

const pair: ColumnSpan[] = [7, 5]
const mirrored: ColumnSpan[] = [5, 7]
const triple: ColumnSpan[] = [4, 4, 4]

/** Rows by number of cards. Wide cards alternate sides, so they never line up in one column. */
const courses: Record<number, ColumnSpan[][]> = {
  1: [[12]],
  2: [pair],
  3: [triple],
  4: [pair, mirrored],
  5: [pair, triple],
  6: [pair, mirrored, pair],
  7: [pair, triple, mirrored],
  8: [pair, mirrored, pair, mirrored],
  9: [pair, triple, mirrored, pair],
  10: [pair, triple, mirrored, triple],
}

/** Returns the columns, of 12, that each of `count` cards spans. Above ten cards the table repeats. */
export function courseSpans(count: number): ColumnSpan[] {
  if (count <= 0) return []
  if (count <= 10) return courses[count]?.flat() ?? []
  return [...courseSpans(10), ...courseSpans(count - 10)]
}
