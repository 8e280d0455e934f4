'use client'

import { formatDay } from '@app/domain/calendar/format-date'
import { limaDateOf } from '@app/domain/calendar/lima-date'
import { useTranslation } from '@payloadcms/ui'
import type { DefaultCellComponentProps } from 'payload'
import { languageOf } from '../../panel/language/language'
import { accountMessages } from '../users/messages'
import { INVITATION_MS } from './invitation-time'
import '../users/views/accounts.css'

/** Shows whether an account is active, invited, or has an expired invitation. Adds the date if it is known. */
export function AccountStateCell({ rowData }: DefaultCellComponentProps) {
  const { i18n } = useTranslation()
  const language = languageOf(i18n)
  const { state } = accountMessages[language]
  const { invitedAt, joinedAt } = (rowData ?? {}) as { invitedAt?: string | null; joinedAt?: string | null }
  const [stateText, detail] = stateTexts()
  return (
    <span className="account-state">
      {stateText}
      {detail && <small>{detail}</small>}
    </span>
  )

  function stateTexts(): [string, string?] {
    if (joinedAt) return [state.active, state.since(formatDay(limaDateOf(new Date(joinedAt)), language, 'short'))]
    if (!invitedAt) return [state.active]
    const expiresAt = new Date(new Date(invitedAt).getTime() + INVITATION_MS)
    if (expiresAt < new Date())
      return [state.expired(formatDay(limaDateOf(new Date(expiresAt)), language, 'short')), state.again]
    return [
      state.invited(formatDay(limaDateOf(new Date(invitedAt)), language, 'short')),
      state.until(formatDay(limaDateOf(new Date(expiresAt)), language, 'short')),
    ]
  }
}
