import { Check, Copy, Link } from 'lucide-react'
import { useState } from 'react'
import { Button, IconButton } from '@/components/button/button'

type CopyProps = {
  label: string
  copied: string
  failed?: string
  className?: string
}

/** Copies a code. The icon shows the result, and a status message announces it to screen readers. */
export function CopyButton({ text, label, copied, failed, className }: CopyProps & { text: string }) {
  const [isCopied, copy] = useCopy(() => text)
  return (
    <>
      <IconButton icon={isCopied ? Check : Copy} label={label} className={className} onClick={copy} />
      <span className="sr" role="status">
        {isCopied ? copied : isCopied === false && failed}
      </span>
    </>
  )
}

/** Copies the URL of the page, whose query string contains the visitor's choices. */
export function CopyLinkButton({ label, copied, failed, className }: CopyProps) {
  const [isCopied, copy] = useCopy(() => location.href)
  return (
    <>
      <Button look="line" icon={Link} iconFirst onClick={copy}>
        {label}
      </Button>
      <p className={className} role="status">
        {isCopied ? copied : isCopied === false && failed}
      </p>
    </>
  )
}

/** Returns `false` if copying failed: browsers have no clipboard without HTTPS. */
function useCopy(text: () => string): [boolean | undefined, () => Promise<void>] {
  const [isCopied, setCopied] = useState<boolean>()
  async function copy() {
    try {
      await navigator.clipboard.writeText(text())
      setCopied(true)
    } catch {
      setCopied(false)
    }
  }
  return [isCopied, copy]
}
