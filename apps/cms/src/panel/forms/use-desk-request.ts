'use client'

import { limaDateOf } from '@app/domain/calendar/lima-date'
import { limaInstant, limaTimeOf } from '@app/domain/calendar/lima-time'
import { useSendRequest } from './use-send-request'

type Messages = { failed: string; rejectedState: string }

export function useDeskRequest({ failed, rejectedState }: Messages) {
  const { isBusy, send } = useSendRequest({ failed, rejected: (status) => (status === 409 ? rejectedState : failed) })
  const change = (leads: string[], body: object) => send('/api/inbox/changes', { leads, change: body })
  return { isBusy, send, change }
}

/** Converts the value of a date and time field, which is in Lima time, to an instant. */
export const instantInLima = (value: string): string | null =>
  value ? limaInstant(value.slice(0, 10), value.slice(11)).toISOString() : null

/** Converts an instant to the value of a date and time field in Lima time, such as `2026-11-16T11:00`. */
export function fieldInLima(instant: string | null): string {
  if (!instant) return ''
  const moment = new Date(instant)
  return `${limaDateOf(moment)}T${limaTimeOf(moment)}`
}
