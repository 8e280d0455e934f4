'use client'

import { toast, useTranslation } from '@payloadcms/ui'
import type { DefaultCellComponentProps } from 'payload'
import { useSendRequest } from '../../panel/forms/use-send-request'
import { languageOf } from '../../panel/language/language'
import { closedRole } from '../../platform/access/roles'
import { accountMessages } from '../users/messages'
import { type InvitedAccount, isInvited } from './invitation-time'

/** Renders the button that invites a person again who has not chosen a password yet. */
export function InviteAgainCell({ rowData }: DefaultCellComponentProps) {
  const { i18n } = useTranslation()
  const { invite, unreachable } = accountMessages[languageOf(i18n)]
  const { isBusy, send } = useSendRequest({ failed: unreachable, rejected: () => invite.againFailed })
  const account = (rowData ?? {}) as InvitedAccount
  if (!isInvited(account) || account.role === closedRole) return null

  async function inviteAgain() {
    if (await send(`/api/users/${account.id}/invite`, {})) toast.success(invite.againSent(account.name ?? ''))
  }

  return (
    <button
      aria-label={`${invite.again}: ${account.name}`}
      className="desk-btn"
      disabled={isBusy}
      onClick={() => void inviteAgain()}
      type="button"
    >
      {invite.again}
    </button>
  )
}
