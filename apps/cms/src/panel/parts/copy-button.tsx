'use client'

import { useState } from 'react'

type Props = { text: string; label: string; copied: string; failed: string; className?: string }

/** Copies a text and shows the result. Browsers have no clipboard without HTTPS. */
export function CopyButton({ text, label, copied, failed, className }: Props) {
  const [isCopied, setCopied] = useState<boolean>()
  async function copy() {
    try {
      await navigator.clipboard.writeText(text)
      setCopied(true)
    } catch {
      setCopied(false)
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
