/** Before everything runs there is nothing to stop gently: leaving ends what was started. */
export function leaveOnSignal(): void {
  process.on('SIGINT', leave)
  process.on('SIGTERM', leave)
}

function leave(): never {
  process.exit(1)
}

/** Waits for Ctrl-C or a stop signal, then stops all parts once. */
export async function untilStopped(stop: () => Promise<void>): Promise<never> {
  process.off('SIGINT', leave)
  process.off('SIGTERM', leave)
  const signal = await new Promise<string>((resolve) => {
    process.once('SIGINT', () => resolve('SIGINT'))
    process.once('SIGTERM', () => resolve('SIGTERM'))
  })
  console.log(`\n${signal}: stopping…`)
  await stop()
  process.exit(0)
}
