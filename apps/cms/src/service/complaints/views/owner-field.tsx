'use client'

import { useId } from 'react'
import { useSendRequest } from '../../../panel/forms/use-send-request'
import type { Language } from '../../../panel/language/language'
import styles from '../../../panel/record/record-forms.module.css'
import { complaintMessages } from '../messages'
import type { ComplaintStaff } from '../read-complaint-staff'

type Props = {
  complaintId: string
  ownerId: string | null
  /** The id of the user. Undefined if the user may only read the owner. */
  userId: string | undefined
  staff: ComplaintStaff[]
  language: Language
}

/** Shows the owner of a complaint and saves a change at once. A complaint without an owner has a button to take it. */
export function OwnerField({ complaintId, ownerId, userId, staff, language }: Props) {
  const messages = complaintMessages[language]
  const id = useId()
  const { isBusy, send } = useSendRequest({
    failed: messages.ownerFailed,
    rejected: (status) => (status === 409 ? messages.ownerChanged : messages.ownerFailed),
  })
  const assign = (to: string | null) => void send(`/api/complaints/${complaintId}/owner`, { from: ownerId, to })

  if (!userId)
    return (
      <p className={styles.owner}>
        {messages.owner} <b>{staff.find((colleague) => colleague.id === ownerId)?.name ?? messages.noOwner}</b>
      </p>
    )
  return (
    <section className={styles.owner} aria-label={messages.owner}>
      <label htmlFor={id}>{messages.owner}</label>
      <select id={id} value={ownerId ?? ''} disabled={isBusy} onChange={({ target }) => assign(target.value || null)}>
        <option value="">{messages.noOwner}</option>
        {staff.map(({ id: account, name }) => (
          <option key={account} value={account}>
            {name}
          </option>
        ))}
      </select>
      {ownerId === null && staff.some((colleague) => colleague.id === userId) && (
        <button type="button" className={styles.line} disabled={isBusy} onClick={() => assign(userId)}>
          {messages.take}
        </button>
      )}
    </section>
  )
}
