import clsx from 'clsx'
import { ArrowRight } from 'lucide-react'
import { Button } from '@/components/button/button'
import { Icon } from '@/components/icon/icon'
import { keepFocus } from './keep-focus'
import styles from './submit-button.module.css'

type SubmitButtonProps = {
  isSending: boolean
  label: string
  sendingLabel: string
  block?: boolean
  className?: string
}

/** Renders a submit button with both labels in one grid cell, so its width does not change while sending. */
export function SubmitButton({ isSending, label, sendingLabel, block, className }: SubmitButtonProps) {
  return (
    <Button
      type="submit"
      block={block}
      className={clsx(styles.submit, className)}
      aria-disabled={isSending || undefined}
      onMouseDown={keepFocus}
    >
      <span className={clsx(isSending && styles.hidden)} aria-hidden={isSending || undefined}>
        {label}
        <Icon icon={ArrowRight} />
      </span>
      <span className={clsx(!isSending && styles.hidden)} aria-hidden={!isSending || undefined}>
        {sendingLabel}
      </span>
    </Button>
  )
}
