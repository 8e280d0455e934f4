'use client'

import { MAX_WHATSAPP_TEXT_LENGTH } from '@app/domain/whatsapp/whatsapp-message'
import { useId, useState } from 'react'
import { Field } from '../../../panel/forms/field'
import { TextArea } from '../../../panel/forms/text-area'
import { DeskIcon } from '../../../panel/parts/panel-icon'
import { whatsAppMessages } from '../messages'
import styles from './conversation.module.css'
import { useSendMessage } from './use-send-message'

export function ReplyForm({ lead, language }: { lead: string; language: 'es' | 'en' }) {
  const messages = whatsAppMessages[language]
  const id = useId()
  const [text, setText] = useState('')
  const { isBusy, sendMessage } = useSendMessage(lead, language)

  async function submit() {
    if (await sendMessage({ kind: 'text', text })) setText('')
  }

  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault()
        void submit()
      }}
    >
      <Field id={id} label={messages.reply}>
        <TextArea
          id={id}
          className={styles.text}
          rows={2}
          required
          maxLength={MAX_WHATSAPP_TEXT_LENGTH}
          value={text}
          onChange={setText}
        />
      </Field>
      <p className="desk-buttons">
        <button className="desk-btn desk-btn--lime" type="submit" disabled={isBusy}>
          <DeskIcon name="chat" />
          {messages.send}
        </button>
      </p>
    </form>
  )
}
