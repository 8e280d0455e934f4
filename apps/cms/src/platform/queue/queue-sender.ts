import { createBoss } from '@sillar/platform/queue/boss'
import { cmsEnv } from '../env'

/** One connection for all requests; a start that failed is tried again by the next one. */
let sender: Promise<ReturnType<typeof createBoss>> | undefined

export function queueSender() {
  sender ??= (async () => {
    const boss = createBoss(cmsEnv().DATABASE_URL, 'sender')
    boss.on('error', () => {
      // The next send reports the outage to the editor; an unheard error event would end the process.
    })
    await boss.start()
    return boss
  })()
  sender.catch(() => {
    sender = undefined
  })
  return sender
}
