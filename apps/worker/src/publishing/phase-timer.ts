/** Seconds by name of the phase. */
export type PhaseSeconds = Record<string, number>

/** Measures phases that follow each other: starting a phase ends the previous one. */
export function phaseTimer() {
  const starts: { name: string; at: number }[] = []
  return {
    start: (name: string) => {
      starts.push({ name, at: performance.now() })
    },
    phases: (): PhaseSeconds => {
      const end = performance.now()
      return Object.fromEntries(
        starts.map(({ name, at }, index) => [name, Math.round((starts[index + 1]?.at ?? end) - at) / 1000]),
      )
    },
  }
}
