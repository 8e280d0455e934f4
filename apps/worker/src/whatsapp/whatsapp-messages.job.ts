import { scheduledJob, schedules } from '../jobs/job'
import { markLostMessages, type SendContext, sendQueuedMessages } from './send-queued-messages'

const SEND_EVERY_MS = 500

/**
 * Marks messages without a result, and makes a failure to send visible in metrics and alerts. `startWhatsAppSending`
 * sends the messages.
 */
export const whatsAppMessages = scheduledJob<SendContext>({
  name: 'whatsapp-messages',
  role: 'deliver',
  schedule: schedules.everyMinute,
  late: 'The WhatsApp messages that staff write are not sent.',
  isOff: ({ whatsApp }) => !whatsApp,
  run: async (context, { log }) => {
    await markLostMessages(context)
    const count = await sendQueuedMessages(context)
    if (count > 0) log.warn({ messages: count }, 'WhatsApp messages were sent late')
  },
})

/** Sends WhatsApp messages within a second. `stop` waits for the requests in progress, so that their results are kept. */
export function startWhatsAppSending(context: SendContext) {
  let running: Promise<void> | undefined
  let isStopping = false
  const send = async () => {
    try {
      await sendQueuedMessages(context, () => isStopping)
    } catch (err) {
      context.logger.warn({ err }, 'WhatsApp messages could not be sent')
    }
    running = undefined
  }
  const timer = setInterval(() => {
    running ??= send()
  }, SEND_EVERY_MS)
  return {
    async stop(): Promise<void> {
      isStopping = true
      clearInterval(timer)
      await running
    },
  }
}
