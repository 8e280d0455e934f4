'use client'

import type { LotState } from '@app/domain/lot/lot.schema'
import { toast } from '@payloadcms/ui'
import { useState } from 'react'
import { fieldInLima, instantInLima, useDeskRequest } from '../../../panel/forms/use-desk-request'
import type { Language } from '../../../panel/language/language'
import type { PickedLead } from '../../leads/views/lead-picker'
import type { DeskLot } from './desk-lot'
import { lotMessages } from './messages'
import type { Hold } from './state-buttons'

const STATES_PATH = '/api/lot-desk/states'
const DEFAULT_HOLD_MS = 3 * 24 * 60 * 60 * 1000

type Options = {
  lots: readonly DeskLot[]
  newHolder: PickedLead | undefined
  onChanged: () => void
  language: Language
}

/** Returns a function that changes the state of the selected lots, and the hold that it uses. */
export function useStateChange({ lots, newHolder, onChanged, language }: Options) {
  const messages = lotMessages[language]
  const { isBusy, send } = useDeskRequest(messages)
  const [hold, setHold] = useState<Hold>(() => ({
    until: fieldInLima(new Date(Date.now() + DEFAULT_HOLD_MS).toISOString()),
    lead: newHolder,
  }))
  const lotIds = lots.map(({ id }) => id)

  async function changeState(state: LotState) {
    const isHold = state === 'held'
    const answer = await send(STATES_PATH, {
      lots: lotIds,
      state,
      heldUntil: isHold ? instantInLima(hold.until) : null,
      heldFor: isHold ? (hold.lead?.id ?? null) : null,
    })
    if (!answer) return
    toast.success(messages.done(Number(answer.done)), canUndo(state) ? { action: undoAction } : undefined)
    for (const warning of (answer.warnings as string[] | undefined) ?? []) toast.warning(warning)
    setHold({ ...hold, lead: undefined })
    onChanged()
  }

  /**
   * Returns whether a hold can be undone: all its lots were free before. People wait only for lots that are not free,
   * so undoing the hold sends no mail.
   */
  const canUndo = (state: LotState) => state === 'held' && lots.every((lot) => lot.state === 'free')
  const undoAction = {
    label: messages.undo,
    onClick: async () => {
      const answer = await send(STATES_PATH, { lots: lotIds, state: 'free' })
      if (answer) toast.success(messages.undone)
    },
  }

  return { isBusy, hold, setHold, changeState }
}
