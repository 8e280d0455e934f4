import { existsSync } from 'node:fs'
import { chmod, mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const library = '/usr/lib/x86_64-linux-gnu/faketime/libfaketime.so.1'

/** Whether Debian's `faketime` is installed, which sets the clock of a single process. */
export const hasFakedClock = existsSync(library)

export type FakedClock = { env: Record<string, string>; set(offset: string): Promise<void> }

/** Creates a clock for all processes that get `env`. Setting it does not affect their timers. */
export async function createFakeClock(offset: string): Promise<FakedClock> {
  const folder = await mkdtemp(join(tmpdir(), 'faults-clock-'))
  await chmod(folder, 0o755)
  const file = join(folder, 'offset')
  const set = (value: string) => writeFile(file, `${value}\n`, { mode: 0o644 })
  await set(offset)
  return {
    set,
    env: {
      LD_PRELOAD: library,
      FAKETIME_TIMESTAMP_FILE: file,
      FAKETIME_NO_CACHE: '1',
      DONT_FAKE_MONOTONIC: '1',
      FAKETIME_DONT_FAKE_MONOTONIC: '1',
    },
  }
}
