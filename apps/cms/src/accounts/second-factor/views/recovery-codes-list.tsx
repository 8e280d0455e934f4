'use client'

import { useAuth, useTranslation } from '@payloadcms/ui'
import { say } from '../../../panel/language/in-language'
import type { Label } from '../../../platform/labels'
import { EntrancePage } from '../../entrance/entrance-page'
import { accountLanguage, accountMessages } from '../../users/messages'
import { RecoveryCodesSheet } from './recovery-codes-sheet'

/** Shown once: afterwards only their hashes are kept. */
export function RecoveryCodes({ codes, onKept }: { codes: string[]; onKept: () => void }) {
  const { i18n } = useTranslation()
  const { user } = useAuth()
  const words = (label: Label) => say(i18n.language, label)
  const messages = accountMessages[accountLanguage(i18n.language)]
  return (
    <EntrancePage messages={messages} step={3}>
      <h1>
        <b>{words({ es: 'Guarda tus códigos de recuperación', en: 'Keep your recovery codes' })}</b>
      </h1>
      <p>
        {words({
          es: 'Cada uno abre tu cuenta una vez si pierdes el teléfono. No se vuelven a mostrar: imprímelos o guárdalos en tu gestor de contraseñas.',
          en: 'Each opens your account once if you lose your phone. They are not shown again: print them or keep them in your password manager.',
        })}
      </p>
      <RecoveryCodesSheet codes={codes} email={user?.email ?? ''} messages={messages} />
      <p>
        <button className="desk-btn desk-btn--lime" onClick={onKept} type="button">
          {words({ es: 'Ya los guardé', en: 'I have kept them' })}
        </button>
      </p>
    </EntrancePage>
  )
}
