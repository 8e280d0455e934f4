'use client'

import { useSending } from './use-sending'

type Words = { failed: string; refusedState: string }

export function useDesk({ failed, refusedState }: Words) {
  const { isBusy, send } = useSending({ failed, refused: (status) => (status === 409 ? refusedState : failed) })
  const change = (leads: string[], wanted: object) => send('/api/inbox/changes', { leads, change: wanted })
  return { isBusy, send, change }
}

/** What a field of date and time says, as an instant. The office is in Peru, wherever whoever types may be. */
export const instantInLima = (typed: string): string | null =>
  typed ? new Date(`${typed}:00-05:00`).toISOString() : null

const parts = new Intl.DateTimeFormat('sv-SE', { timeZone: 'America/Lima', dateStyle: 'short', timeStyle: 'short' })

/** The reverse: `2026-11-16T11:00`. */
export const fieldInLima = (instant: string | null): string =>
  instant ? parts.format(new Date(instant)).replace(' ', 'T') : ''
