import { MAX_MESSAGE } from '@app/domain/lead/lead-choices'
import { useRef } from 'react'
import { useWatch } from 'react-hook-form'
import { TextField, useLeadScope } from './lead-fields'
import styles from './message-field.module.css'

/** Renders the message. It is collapsed, except on question pages and when it already has text. */
export function MessageField({ isOpen }: { isOpen: boolean }) {
  const { t, control } = useLeadScope()
  const hasOpened = useRef(isOpen)
  const message = useWatch({ control, name: 'message' })
  if (message) hasOpened.current = true
  return (
    <details className={styles.message} open={hasOpened.current}>
      <summary>{t('lead.message.more')}</summary>
      <TextField name="message" label={t('lead.message')} rows={3} maxLength={MAX_MESSAGE} />
    </details>
  )
}
