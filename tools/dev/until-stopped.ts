/** Exits on a signal during startup. The exit handler of run-process.ts then ends the started processes. */
export function exitOnSignal(): void {
  process.on('SIGINT', exit)
  process.on('SIGTERM', exit)
}

function exit(): never {
  process.exit(1)
}

/** Waits for SIGINT (Ctrl-C) or SIGTERM, calls `stop` and exits. */
export async function waitUntilStopped(stop: () => Promise<void>): Promise<never> {
  process.off('SIGINT', exit)
  process.off('SIGTERM', exit)
  const signal = await new Promise<string>((resolve) => {
    process.once('SIGINT', () => resolve('SIGINT'))
    process.once('SIGTERM', () => resolve('SIGTERM'))
  })
  console.log(`\n${signal}: stopping…`)
  await stop()
  process.exit(0)
}
