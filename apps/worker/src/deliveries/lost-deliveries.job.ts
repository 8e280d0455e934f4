import { scheduledJob, schedules } from '../jobs/job'
import { type LostDeliveries, queueLostDeliveries } from './queue-lost-deliveries'

export const lostDeliveries = scheduledJob<LostDeliveries>({
  name: 'lost-deliveries',
  role: 'deliver',
  schedule: schedules.everyMinute,
  late: 'A lead whose queue entry was lost is not sent again.',
  run: async (context) => {
    await queueLostDeliveries(context)
  },
})
