'use client'

import { Button, toast, useAuth, useDocumentInfo, useTranslation } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { localize } from '../../../panel/language/in-language'

const actions = [
  {
    path: 'invite',
    label: { es: 'Invitar otra vez', en: 'Invite again' },
    success: { es: 'La invitación se envió.', en: 'The invitation was sent.' },
  },
  {
    path: 'end-sessions',
    label: { es: 'Cerrar sus sesiones', en: 'End sessions' },
    success: { es: 'Se cerraron sus sesiones.', en: 'Sessions ended.' },
  },
  {
    path: 'second-factor/reset',
    label: { es: 'Reiniciar segundo factor', en: 'Reset second factor' },
    success: { es: 'En el próximo ingreso conectará otro teléfono.', en: 'The next login connects another phone.' },
  },
] as const

/** Renders the administrator's buttons on the page of an account. */
export function AccountActions() {
  const { id } = useDocumentInfo()
  const { user } = useAuth()
  const { i18n } = useTranslation()
  const [runningPath, setRunningPath] = useState<string>()
  const router = useRouter()
  if (!id || user?.role !== 'admin') return null

  async function run({ path, success }: (typeof actions)[number]) {
    setRunningPath(path)
    const response = await fetch(`/api/users/${id}/${path}`, {
      method: 'POST',
      credentials: 'same-origin',
      headers: { 'accept-language': i18n.language },
    })
    if (response.ok) toast.success(localize(i18n.language, success))
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
    setRunningPath(undefined)
    router.refresh()
  }

  return actions.map((action) => (
    <Button
      buttonStyle="secondary"
      disabled={runningPath !== undefined}
      key={action.path}
      onClick={() => run(action)}
      size="medium"
    >
      {localize(i18n.language, action.label)}
    </Button>
  ))
}
