'use client'

import { toast } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import { useId, useState } from 'react'
import { DeskIcon } from '../../../panel/parts/panel-icon'
import { referralMessages } from '../messages'

export type ShownProof = {
  id: string
  name: string
  scan: 'pending' | 'clean' | 'infected' | 'unsafe' | 'none'
  note: string
}

type Props = { reward: string; proofs: ShownProof[]; language: 'es' | 'en' }

/** Renders the receipts of a payment. Choosing a file uploads it at once. */
export function ProofFiles({ reward, proofs, language }: Props) {
  const messages = referralMessages[language]
  const [isBusy, setIsBusy] = useState(false)
  const router = useRouter()
  const id = useId()

  async function upload(file: File) {
    setIsBusy(true)
    const response = await fetch(`/api/referral-desk/rewards/${reward}/proofs`, {
      method: 'POST',
      credentials: 'same-origin',
      headers: { 'content-type': 'application/octet-stream', 'x-file-name': encodeURIComponent(file.name) },
      body: file,
    }).catch(() => undefined)
    const answer = (await response?.json().catch(() => ({}))) as { result?: string } | undefined
    setIsBusy(false)
    if (!response?.ok) return void toast.error(messages.rejections[String(answer?.result)] ?? messages.failed)
    toast.success(messages.proofKept)
    router.refresh()
  }

  return (
    <>
      {proofs.length > 0 && (
        <ul className="proofs" aria-label={messages.proofFiles}>
          {proofs.map(({ id: proof, name, scan, note }) => (
            <li key={proof}>
              <span>
                <b>{name}</b>
                <small>{scan === 'clean' || scan === 'none' ? note : messages.scans[scan]}</small>
              </span>
              {(scan === 'clean' || scan === 'none') && (
                <form method="post" action={`/api/referral-desk/proofs/${proof}`}>
                  <button className="desk-btn" type="submit" aria-label={`${messages.download} ${name}`}>
                    <DeskIcon name="download" />
                  </button>
                </form>
              )}
            </li>
          ))}
        </ul>
      )}
      <p className="desk-field proofs__add">
        <label htmlFor={id}>{messages.addProof}</label>
        <input
          id={id}
          type="file"
          accept="application/pdf,image/jpeg,image/png"
          disabled={isBusy}
          onChange={({ target }) => {
            const file = target.files?.[0]
            target.value = ''
            if (file) void upload(file)
          }}
        />
        <small>{messages.proofHint}</small>
      </p>
    </>
  )
}
