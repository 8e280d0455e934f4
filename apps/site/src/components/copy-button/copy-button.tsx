import { Check, Copy, Link } from 'lucide-react'
import { useState } from 'react'
import { Button, IconButton } from '@/components/button/button'

type CopyProps = {
  label: string
  copied: string
  failed?: string
  className?: string
}

/** Renders a button that copies a text. Screen readers announce the result. */
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

/** Renders a button that copies the URL of the page, including the visitor's choices in the query string. */
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

/**
 * Returns the result of the last copy and a function that copies. The result is undefined before the first copy, and
 * false if copying failed, for example without HTTPS.
 */
function useCopy(getText: () => string): [boolean | undefined, () => Promise<void>] {
  const [isCopied, setCopied] = useState<boolean>()
  async function copy() {
    try {
      await navigator.clipboard.writeText(getText())
      setCopied(true)
    } catch {
      setCopied(false)
    }
  }
  return [isCopied, copy]
}
