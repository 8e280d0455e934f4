import { existsSync } from 'node:fs'
import path from 'node:path'
import { createBoss } from '@app/platform/queue/boss'
import { queueRelease } from '@app/platform/queue/queue-release'
import type { StackSettings } from './stack-settings'

/**
 * Queues a release for the worker and waits until a release is online. Returns at once if an older release is online.
 */
export async function publishNow(settings: StackSettings, seconds = 180): Promise<void> {
  const boss = createBoss(settings.env.DATABASE_URL ?? '', 'sender')
  await boss.start()
  await queueRelease(boss, boss.getDb(), { kind: 'publish', askedBy: null, reason: 'First release', changes: [] })
  await boss.stop({ graceful: false })
  await waitForRelease(settings, seconds)
}

async function waitForRelease({ folders }: StackSettings, seconds: number): Promise<void> {
  const end = Date.now() + seconds * 1000
  while (Date.now() < end) {
    if (existsSync(path.join(folders.releases, 'current/site/index.html'))) return
    await new Promise((resolve) => setTimeout(resolve, 250))
  }
  throw new Error(`No release after ${seconds} s; the worker's log and the CMS (System, Releases) say why.`)
}
