import { MAX_MESSAGE } from '@sillar/domain/lead/lead-choices'
import { useRef } from 'react'
import { useWatch } from 'react-hook-form'
import { TextField, useLeadScope } from './lead-fields'
import styles from './message-field.module.css'

/** Folded, so that the form stays short; open where writing is what a person came for, and over what was written. */
export function MessageField({ isOpen }: { isOpen: boolean }) {
  const { t, control } = useLeadScope()
  const stays = useRef(isOpen)
  const message = useWatch({ control, name: 'message' })
  if (message) stays.current = true
  return (
    <details className={styles.message} open={stays.current}>
      <summary>{t('lead.message.more')}</summary>
      <TextField name="message" label={t('lead.message')} rows={3} maxLength={MAX_MESSAGE} />
    </details>
  )
}
