import type { ScheduleFailure } from '@app/domain/release/scheduled-publish'
import type { FailedSchedule } from './read-failed-schedules'

/** A failed publish for the form of its record. */
export type ShownFailure = {
  job: string
  type: 'publish' | 'unpublish'
  at: string
  failure: ScheduleFailure
  by: string | null
}

export const shownFailure = ({ job, type, at, failure, by }: FailedSchedule): ShownFailure => ({
  job,
  type,
  at: at.toISOString(),
  failure,
  by: by.name,
})
