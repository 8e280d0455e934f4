'use client'

import { limaTimeOf } from '@sillar/domain/appointment/visit-times'
import { limaDateOf } from '@sillar/domain/calendar/lima-date'
import { useSending } from './use-sending'

type Words = { failed: string; refusedState: string }

export function useDesk({ failed, refusedState }: Words) {
  const { isBusy, send } = useSending({ failed, refused: (status) => (status === 409 ? refusedState : failed) })
  const change = (leads: string[], wanted: object) => send('/api/inbox/changes', { leads, change: wanted })
  return { isBusy, send, change }
}

/** Returns the instant of a date and time field. The office is in Peru, wherever the person types. */
export const instantInLima = (typed: string): string | null =>
  typed ? new Date(`${typed}:00-05:00`).toISOString() : null

/** Returns the value of a date and time field, `2026-11-16T11:00`. */
export function fieldInLima(instant: string | null): string {
  if (!instant) return ''
  const moment = new Date(instant)
  return `${limaDateOf(moment)}T${limaTimeOf(moment)}`
}
