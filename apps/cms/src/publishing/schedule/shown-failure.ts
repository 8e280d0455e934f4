import type { ScheduleFailure } from '@app/domain/release/scheduled-publish'
import type { FailedSchedule } from './read-failed-schedules'

/** A failed schedule as the form of its record shows it. */
export type ShownFailure = {
  job: string
  type: 'publish' | 'unpublish'
  at: string
  failure: ScheduleFailure
  by: string | null
}

export const toShownFailure = ({ job, type, at, failure, by }: FailedSchedule): ShownFailure => ({
  job,
  type,
  at: at.toISOString(),
  failure,
  by: by.name,
})
