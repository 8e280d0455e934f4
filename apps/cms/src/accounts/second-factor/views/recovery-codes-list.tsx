'use client'

import { useAuth, useTranslation } from '@payloadcms/ui'
import { localize } from '../../../panel/language/in-language'
import { languageOf } from '../../../panel/language/language'
import type { Label } from '../../../platform/labels'
import { SignInLayout } from '../../sign-in/sign-in-layout'
import { accountMessages } from '../../users/messages'
import { RecoveryCodesSheet } from './recovery-codes-sheet'

/** Shows new recovery codes. They cannot be shown again, because only their hashes are stored. */
export function RecoveryCodes({ codes, onSaved }: { codes: string[]; onSaved: () => void }) {
  const { i18n } = useTranslation()
  const { user } = useAuth()
  const translate = (label: Label) => localize(i18n.language, label)
  const messages = accountMessages[languageOf(i18n)]
  return (
    <SignInLayout messages={messages} step={3}>
      <h1>
        <b>{translate({ es: 'Guarda tus códigos de recuperación', en: 'Save your recovery codes' })}</b>
      </h1>
      <p>
        {translate({
          es: 'Cada uno abre tu cuenta una vez si pierdes el teléfono. No se vuelven a mostrar: imprímelos o guárdalos en tu gestor de contraseñas.',
          en: 'Each opens your account once if you lose your phone. They are not shown again: print them or keep them in your password manager.',
        })}
      </p>
      <RecoveryCodesSheet codes={codes} email={user?.email ?? ''} messages={messages} />
      <p>
        <button className="desk-btn desk-btn--lime" onClick={onSaved} type="button">
          {translate({ es: 'Ya los guardé', en: 'I have saved them' })}
        </button>
      </p>
    </SignInLayout>
  )
}
