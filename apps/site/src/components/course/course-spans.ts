export type ColumnSpan = 12 | 7 | 5 | 4

const pair: ColumnSpan[] = [7, 5]
const mirroredPair: ColumnSpan[] = [5, 7]
const triple: ColumnSpan[] = [4, 4, 4]

/** The column spans of each row, by number of cards. Wide cards alternate between left and right. */
const courses: Record<number, ColumnSpan[][]> = {
  1: [[12]],
  2: [pair],
  3: [triple],
  4: [pair, mirroredPair],
  5: [pair, triple],
  6: [pair, mirroredPair, pair],
  7: [pair, triple, mirroredPair],
  8: [pair, mirroredPair, pair, mirroredPair],
  9: [pair, triple, mirroredPair, pair],
  10: [pair, triple, mirroredPair, triple],
}

/** Returns the column span of each card in a grid of 12 columns. The pattern repeats after ten cards. */
export function courseSpans(count: number): ColumnSpan[] {
  if (count <= 0) return []
  if (count <= 10) return courses[count]?.flat() ?? []
  return [...courseSpans(10), ...courseSpans(count - 10)]
}
