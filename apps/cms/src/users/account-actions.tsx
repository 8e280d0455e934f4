'use client'

import { Button, toast, useAuth, useDocumentInfo, useTranslation } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { say } from '../spanish/say'

const actions = [
  { path: 'invite', label: 'Invite again', done: 'The invitation is on its way.' },
  { path: 'end-sessions', label: 'End sessions', done: 'Its sessions are closed.' },
  { path: 'second-factor/reset', label: 'Reset second factor', done: 'The next login connects another phone.' },
] as const

/** Beside an account, for administrators. Payload's own button for a locked account stands with the password. */
export function AccountActions() {
  const { id } = useDocumentInfo()
  const { user } = useAuth()
  const { i18n } = useTranslation()
  const [running, setRunning] = useState<string>()
  const router = useRouter()
  if (!id || user?.role !== 'admin') return null

  async function run({ path, done }: (typeof actions)[number]) {
    setRunning(path)
    const response = await fetch(`/api/users/${id}/${path}`, { method: 'POST', credentials: 'same-origin' })
    if (response.ok) toast.success(say(i18n.language, done))
    else toast.error(say(i18n.language, 'That did not work. Reload the page and try again.'))
    setRunning(undefined)
    router.refresh()
  }

  return actions.map((action) => (
    <Button
      buttonStyle="secondary"
      disabled={running !== undefined}
      key={action.path}
      onClick={() => run(action)}
      size="medium"
    >
      {say(i18n.language, action.label)}
    </Button>
  ))
}
