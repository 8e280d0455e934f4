'use client'

import { Button, toast, useAuth, useDocumentInfo, useTranslation } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { localize } from '../../../panel/language/in-language'

const actions = [
  {
    path: 'invite',
    label: { es: 'Invitar otra vez', en: 'Invite again' },
    done: { es: 'La invitación se envió.', en: 'The invitation was sent.' },
  },
  {
    path: 'end-sessions',
    label: { es: 'Cerrar sus sesiones', en: 'End sessions' },
    done: { es: 'Se cerraron sus sesiones.', en: 'Sessions ended.' },
  },
  {
    path: 'second-factor/reset',
    label: { es: 'Reiniciar segundo factor', en: 'Reset second factor' },
    done: { es: 'En el próximo ingreso conectará otro teléfono.', en: 'The next login connects another phone.' },
  },
] as const

/** The buttons on the page of an account, for administrators. */
export function AccountActions() {
  const { id } = useDocumentInfo()
  const { user } = useAuth()
  const { i18n } = useTranslation()
  const [running, setRunning] = useState<string>()
  const router = useRouter()
  if (!id || user?.role !== 'admin') return null

  async function run({ path, done }: (typeof actions)[number]) {
    setRunning(path)
    const response = await fetch(`/api/users/${id}/${path}`, {
      method: 'POST',
      credentials: 'same-origin',
      headers: { 'accept-language': i18n.language },
    })
    if (response.ok) toast.success(localize(i18n.language, done))
    else {
      const { errors } = (await response.json().catch(() => ({}))) as { errors?: { message?: string }[] }
      toast.error(
        errors?.[0]?.message ??
          localize(i18n.language, {
            es: 'No se pudo hacer. Recarga la página e inténtalo de nuevo.',
            en: 'That did not work. Reload the page and try again.',
          }),
      )
    }
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
      {localize(i18n.language, action.label)}
    </Button>
  ))
}
