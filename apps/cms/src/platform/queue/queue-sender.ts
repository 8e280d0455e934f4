import { createBoss } from '@app/platform/queue/boss'
import { cmsEnv } from '../env'

/** All requests share the sender. If it fails to start, the next request tries again. */
let sender: Promise<ReturnType<typeof createBoss>> | undefined

export function queueSender() {
  sender ??= (async () => {
    const boss = createBoss(cmsEnv().DATABASE_URL, 'sender')
    boss.on('error', () => {
      // The next send reports the outage to the user; without a listener the error event would crash the process.
    })
    await boss.start()
    return boss
  })()
  sender.catch(() => {
    sender = undefined
  })
  return sender
}
