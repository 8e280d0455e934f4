'use client'

import { Button, toast, useDocumentInfo, useFormFields, useTranslation } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { localize } from '../../../panel/language/in-language'

export function ReplayButton() {
  const { id } = useDocumentInfo()
  const status = useFormFields(([fields]) => fields.status?.value)
  const [isSending, setIsSending] = useState(false)
  const { i18n } = useTranslation()
  const router = useRouter()
  if (status !== 'parked' && status !== 'waiting') return null

  async function sendAgain() {
    setIsSending(true)
    const response = await fetch(`/api/deliveries/${id}/replay`, { method: 'POST', credentials: 'same-origin' })
    if (response.ok)
      toast.success(
        localize(i18n.language, { es: 'En espera para enviarse otra vez.', en: 'Queued to be sent again.' }),
      )
    else
      toast.error(
        localize(i18n.language, {
          es: 'No se volvió a enviar. Recarga la página y revisa su estado.',
          en: 'It was not sent again. Reload the page and check its status.',
        }),
      )
    setIsSending(false)
    router.refresh()
  }

  return (
    <Button buttonStyle="secondary" disabled={isSending} onClick={sendAgain}>
      {localize(i18n.language, { es: 'Enviar otra vez', en: 'Send again' })}
    </Button>
  )
}
