import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { createBoss } from '@app/platform/queue/boss'
import { queueRelease } from '@app/platform/queue/queue-release'
import { queues } from '@app/platform/queue/queues'
import type { StackSettings } from './stack-settings'

/**
 * Queues a release for the worker and waits until a release is online and has its brochures and share images. Does not
 * wait for the queued release if an older one is online.
 */
export async function publishNow(settings: StackSettings, seconds = 180): Promise<void> {
  const boss = createBoss(settings.env.DATABASE_URL ?? '', 'sender')
  try {
    // The worker creates the tables of pg-boss and the queues when it starts.
    await waitUntil('the tables of the queue', 60, () =>
      boss.start().then(
        () => true,
        () => false,
      ),
    )
    await waitUntil('the queue of releases', 60, async () => (await boss.getQueue(queues.publish)) !== null)
    await queueRelease(boss, boss.getDb(), {
      kind: 'publish',
      askedBy: null,
      reason: 'Primera publicación',
      changes: [],
    })
  } finally {
    await boss.stop({ graceful: false })
  }
  const home = path.join(settings.folders.releases, 'current/site/index.html')
  await waitUntil('a release (the log of the worker says why)', seconds, async () => existsSync(home))
  await waitUntil('brochures (the log of the worker says why)', seconds, () => hasBrochures(settings))
}

/** Returns whether the worker has made all derived files. It then records their sizes in the index. */
async function hasBrochures({ folders }: StackSettings): Promise<boolean> {
  const index = await readFile(path.join(folders.releases, 'current/derived-files.json'), 'utf8').catch(() => '[]')
  return (JSON.parse(index) as { bytes: number | null }[]).every(({ bytes }) => bytes !== null)
}

async function waitUntil(what: string, seconds: number, condition: () => Promise<boolean>): Promise<void> {
  const end = Date.now() + seconds * 1000
  while (!(await condition())) {
    if (Date.now() > end) throw new Error(`Not within ${seconds} s: ${what}.`)
    await new Promise((resolve) => setTimeout(resolve, 250))
  }
}
