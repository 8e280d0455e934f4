'use client'

import { DeskIcon } from '../../../panel/parts/panel-icon'
import { leadMessages } from '../../leads/messages'
import { useReferralDesk } from './use-referral-desk'

export function ContactButtons({ person, language }: { person: string; language: 'es' | 'en' }) {
  const messages = leadMessages[language]
  const { isBusy, send } = useReferralDesk(language)
  const recordContact = (channel: 'call' | 'whatsapp') => () => send(`persons/${person}`, { kind: 'contact', channel })
  return (
    <>
      <button className="desk-btn" type="button" disabled={isBusy} onClick={recordContact('call')}>
        <DeskIcon name="check" />
        {messages.called}
      </button>
      <button className="desk-btn" type="button" disabled={isBusy} onClick={recordContact('whatsapp')}>
        <DeskIcon name="check" />
        {messages.wrote}
      </button>
    </>
  )
}
