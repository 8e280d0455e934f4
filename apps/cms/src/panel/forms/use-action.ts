'use client'

import { limaDateOf } from '@app/domain/calendar/lima-date'
import { limaInstant, limaTimeOf } from '@app/domain/calendar/lima-time'
import { useSending } from './use-sending'

type Messages = { failed: string; rejectedState: string }

export function useDesk({ failed, rejectedState }: Messages) {
  const { isBusy, send } = useSending({ failed, rejected: (status) => (status === 409 ? rejectedState : failed) })
  const change = (leads: string[], body: object) => send('/api/inbox/changes', { leads, change: body })
  return { isBusy, send, change }
}

/** Returns the instant of a date and time field, which is always in Lima time. */
export const instantInLima = (typed: string): string | null =>
  typed ? limaInstant(typed.slice(0, 10), typed.slice(11)).toISOString() : null

/** Returns the value of a date and time field, such as `2026-11-16T11:00`. */
export function fieldInLima(instant: string | null): string {
  if (!instant) return ''
  const moment = new Date(instant)
  return `${limaDateOf(moment)}T${limaTimeOf(moment)}`
}
