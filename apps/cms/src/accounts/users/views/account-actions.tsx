'use client'

import { Button, ConfirmationModal, toast, useAuth, useDocumentInfo, useModal, useTranslation } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { localize } from '../../../panel/language/in-language'
import { closedRole } from '../../../platform/access/roles'
import { type InvitedAccount, isInvited } from '../../invitations/invitation-time'

const invite = {
  path: 'invite',
  label: { es: 'Invitar otra vez', en: 'Invite again' },
  success: { es: 'La invitación se envió.', en: 'The invitation was sent.' },
}
const endSessions = {
  path: 'end-sessions',
  label: { es: 'Cerrar sus sesiones', en: 'End sessions' },
  success: { es: 'Se cerraron sus sesiones.', en: 'Sessions ended.' },
}
const resetFactor = {
  path: 'second-factor/reset',
  label: { es: 'Reiniciar segundo factor', en: 'Reset second factor' },
  success: { es: 'En el próximo ingreso conectará otro teléfono.', en: 'The next login connects another phone.' },
}
const close = {
  path: 'close',
  label: { es: 'Cerrar la cuenta', en: 'Close the account' },
  success: {
    es: 'La cuenta está cerrada: ya no puede entrar.',
    en: 'The account is closed: it can no longer sign in.',
  },
}
type Action = typeof invite

const modalSlug = 'close-account'

/** Renders the administrator's buttons on the page of an account. */
export function AccountActions() {
  const { id, savedDocumentData } = useDocumentInfo()
  const { user } = useAuth()
  const { i18n } = useTranslation()
  const { openModal } = useModal()
  const [runningPath, setRunningPath] = useState<string>()
  const router = useRouter()
  if (!id || user?.role !== 'admin') return null
  const account = (savedDocumentData ?? {}) as InvitedAccount
  const translate = (label: Action['label']) => localize(i18n.language, label)

  async function run({ path, success }: Action) {
    setRunningPath(path)
    const response = await fetch(`/api/users/${id}/${path}`, {
      method: 'POST',
      credentials: 'same-origin',
      headers: { 'accept-language': i18n.language },
    })
    if (response.ok) toast.success(translate(success))
    else {
      const { errors } = (await response.json().catch(() => ({}))) as { errors?: { message?: string }[] }
      toast.error(
        errors?.[0]?.message ??
          translate({
            es: 'No se pudo hacer. Recarga la página e inténtalo de nuevo.',
            en: 'That did not work. Reload the page and try again.',
          }),
      )
    }
    setRunningPath(undefined)
    router.refresh()
    return response.ok
  }

  async function closeAccount() {
    // The form must show the new role, or the next save would open the account again.
    if (await run(close)) window.location.reload()
  }

  if (account.role === closedRole) return null
  const actions = isInvited(account) ? [invite] : [endSessions, resetFactor]
  return (
    <>
      {actions.map((action) => (
        <Button
          buttonStyle="secondary"
          disabled={runningPath !== undefined}
          key={action.path}
          onClick={() => run(action)}
          size="medium"
        >
          {translate(action.label)}
        </Button>
      ))}
      {id !== user.id && (
        <Button
          buttonStyle="secondary"
          disabled={runningPath !== undefined}
          onClick={() => openModal(modalSlug)}
          size="medium"
        >
          {translate(close.label)}
        </Button>
      )}
      <ConfirmationModal
        modalSlug={modalSlug}
        heading={translate({ es: '¿Cerrar esta cuenta?', en: 'Close this account?' })}
        body={translate({
          es: 'La persona sale del panel ahora mismo y no puede volver a entrar ni recibe avisos. Su nombre queda en lo que hizo. Las consultas y los reclamos que tiene a su cargo siguen a su nombre: repártelos. Para abrirla otra vez, elige un rol y guarda.',
          en: 'The person is signed out at once, can no longer sign in and gets no notices. The name stays in the history. Leads and complaints of this person keep their owner: reassign them. To open the account again, choose a role and save.',
        })}
        confirmLabel={translate(close.label)}
        cancelLabel={translate({ es: 'Cancelar', en: 'Cancel' })}
        onConfirm={closeAccount}
      />
    </>
  )
}
