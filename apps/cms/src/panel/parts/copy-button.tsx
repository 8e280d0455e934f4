'use client'

import { useState } from 'react'

type Props = { text: string; label: string; copied: string; failed: string; className?: string }

/** Copies a text and shows the result. Copying fails without HTTPS, where browsers have no clipboard. */
export function CopyButton({ text, label, copied, failed, className }: Props) {
  const [isCopied, setIsCopied] = useState<boolean>()
  async function copy() {
    try {
      await navigator.clipboard.writeText(text)
      setIsCopied(true)
    } catch {
      setIsCopied(false)
    }
  }
  return (
    <>
      <button className={className} onClick={copy} type="button">
        {isCopied ? copied : label}
      </button>
      <span role="status">{isCopied === false && failed}</span>
    </>
  )
}
