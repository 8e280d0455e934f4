'use client'

import { useId, useState } from 'react'
import { Field } from '../../../panel/forms/field'
import { DeskIcon } from '../../../panel/parts/panel-icon'
import type { Invitation } from '../invite-person'
import { referralMessages } from '../messages'
import { useReferralDesk } from './use-referral-desk'

/** Renders the message that asks for permission. Its link is shown only once, because it is not stored. */
export function InvitationBox({ person, language }: { person: string; language: 'es' | 'en' }) {
  const messages = referralMessages[language]
  const { isBusy, send } = useReferralDesk(language)
  const [invitation, setInvitation] = useState<Invitation | undefined>()
  const id = useId()

  async function createInvitation() {
    const newInvitation = await send(`persons/${person}/invitation`, {})
    if (newInvitation) setInvitation(newInvitation as Invitation)
  }

  return (
    <section className="desk-box referral-box" aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>{messages.inviteTitle}</h2>
      <p className="desk-soft">{messages.inviteNote}</p>
      {invitation ? (
        <>
          <Field id={`${id}-text`} label={messages.inviteText}>
            <textarea id={`${id}-text`} className="referral-message" readOnly rows={6} value={invitation.text} />
          </Field>
          <p className="desk-buttons">
            <a className="desk-btn desk-btn--ink" href={invitation.whatsApp} target="_blank" rel="noreferrer">
              <DeskIcon name="chat" />
              {messages.openWhatsApp}
            </a>
          </p>
        </>
      ) : (
        <p className="desk-buttons">
          <button className="desk-btn" type="button" disabled={isBusy} onClick={createInvitation}>
            <DeskIcon name="chat" />
            {messages.invite}
          </button>
        </p>
      )}
    </section>
  )
}
