'use client'

import { DeskIcon } from '../../../panel/parts/panel-icon'
import { inboxWords } from '../../leads/messages'
import { useReferral } from './use-referral'

/** Says afterwards that somebody was called or written to. */
export function ContactButtons({ person, language }: { person: string; language: 'es' | 'en' }) {
  const say = inboxWords[language]
  const { isBusy, send } = useReferral(language)
  const spoken = (channel: 'call' | 'whatsapp') => () => send(`persons/${person}`, { kind: 'contact', channel })
  return (
    <>
      <button className="desk-btn" type="button" disabled={isBusy} onClick={spoken('call')}>
        <DeskIcon name="check" />
        {say.called}
      </button>
      <button className="desk-btn" type="button" disabled={isBusy} onClick={spoken('whatsapp')}>
        <DeskIcon name="check" />
        {say.wrote}
      </button>
    </>
  )
}
