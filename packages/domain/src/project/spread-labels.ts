type Limits = { gap: number; min: number; max: number }

/**
 * Moves overlapping labels apart, each as little as possible. `preferredPositions` are sorted and ignore the other
 * labels. If the labels do not fit between `min` and `max`, they start at `min`.
 */
export function spreadLabels(preferredPositions: readonly number[], { gap, min, max }: Limits): number[] {
  // After subtracting the gaps, positions only have to ascend. Neighbours that do not ascend are all replaced by their
  // mean.
  const groups: { total: number; size: number }[] = []
  for (const [index, position] of preferredPositions.entries()) {
    let group = { total: position - index * gap, size: 1 }
    for (let last = groups.at(-1); last && mean(last) > mean(group); last = groups.at(-1)) {
      group = { total: last.total + group.total, size: last.size + group.size }
      groups.pop()
    }
    groups.push(group)
  }
  const highest = Math.max(min, max - (preferredPositions.length - 1) * gap)
  return groups
    .flatMap((group) => Array.from({ length: group.size }, () => mean(group)))
    .map((position, index) => Math.min(Math.max(position, min), highest) + index * gap)
}

const mean = ({ total, size }: { total: number; size: number }) => total / size
