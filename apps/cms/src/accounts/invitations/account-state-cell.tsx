'use client'

import { useTranslation } from '@payloadcms/ui'
import type { DefaultCellComponentProps } from 'payload'
import { accountLanguage, accountMessages, sayDay } from '../users/messages'
import { INVITATION_MS } from './invitation-time'
import '../users/views/accounts.css'

/** In the list of accounts: invited and until when, expired, or active since when. */
export function AccountStateCell({ rowData }: DefaultCellComponentProps) {
  const { i18n } = useTranslation()
  const language = accountLanguage(i18n.language)
  const { state } = accountMessages[language]
  const { invitedAt, joinedAt } = (rowData ?? {}) as { invitedAt?: string | null; joinedAt?: string | null }
  const [first, second] = words()
  return (
    <span className="account-state">
      {first}
      {second && <small>{second}</small>}
    </span>
  )

  function words(): [string, string?] {
    if (joinedAt) return [state.active, state.since(sayDay(joinedAt, language))]
    if (!invitedAt) return [state.active]
    const end = new Date(new Date(invitedAt).getTime() + INVITATION_MS)
    if (end < new Date()) return [state.expired(sayDay(end, language)), state.again]
    return [state.invited(sayDay(invitedAt, language)), state.until(sayDay(end, language))]
  }
}
