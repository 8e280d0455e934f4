'use client'

import { humanInstant } from '@app/domain/calendar/human-date'
import { useTranslation } from '@payloadcms/ui'
import type { DefaultCellComponentProps } from 'payload'
import { languageOf } from '../../panel/language/language'
import type { Tone } from '../../panel/list/list-config'
import { StateMark } from '../../panel/list/state-mark'
import { closedRole } from '../../platform/access/roles'
import { accountMessages } from '../users/messages'
import { INVITATION_MS, type InvitedAccount, isInvited } from './invitation-time'
import '../users/views/accounts.css'

/** Shows whether an account is active, invited, closed, or has an expired invitation. Adds what is known about it. */
export function AccountStateCell({ rowData }: DefaultCellComponentProps) {
  const { i18n } = useTranslation()
  const language = languageOf(i18n)
  const { state } = accountMessages[language]
  const account = (rowData ?? {}) as InvitedAccount
  const { tone, text, detail } = stateOf()
  return (
    <span className="account-state">
      <StateMark tone={tone}>{text}</StateMark>
      {detail && <small>{detail}</small>}
    </span>
  )

  function stateOf(): { tone: Tone; text: string; detail?: string } {
    const now = new Date()
    const { invitedAt, closedAt, closedBy, secondFactorSince } = account
    const format = (instant: Date) => humanInstant(instant, now, language)
    if (account.role === closedRole)
      return {
        tone: 'done',
        text: state.closed,
        ...(closedAt && { detail: state.closedBy(format(new Date(closedAt)), closedBy) }),
      }
    if (!isInvited(account) || !invitedAt)
      return { tone: 'good', text: state.active, detail: secondFactorSince ? state.factor : state.noFactor }
    const expiresAt = new Date(new Date(invitedAt).getTime() + INVITATION_MS)
    return expiresAt < now
      ? { tone: 'bad', text: state.expired, detail: state.expiredSince(format(expiresAt)) }
      : { tone: 'waiting', text: state.invited(format(new Date(invitedAt))), detail: state.until(format(expiresAt)) }
  }
}
