'use client'

import { useServerFunctions } from '@payloadcms/ui'

/**
 * Returns a function that schedules or cancels a publish and reports success. Payload's function returns an error
 * instead of throwing it.
 */
export function useSchedulePublish() {
  const { schedulePublish } = useServerFunctions()
  return async (args: Parameters<typeof schedulePublish>[0]): Promise<boolean> => {
    const result = (await schedulePublish(args)) as { error?: string } | undefined
    return result !== undefined && !result.error
  }
}
