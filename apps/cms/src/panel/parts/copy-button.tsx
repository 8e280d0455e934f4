'use client'

import { useState } from 'react'

type Props = { text: string; label: string; copied: string; failed: string; className?: string }

/**
 * Renders a button that copies a text and shows whether copying succeeded. Copying fails without HTTPS, because
 * browsers then offer no clipboard.
 */
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
