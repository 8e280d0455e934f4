import './dialog.css'
import type { ReactNode } from 'react'
import { useLanguage } from '@/i18n/language'
import { IconButton } from './button'

type DialogProps = { id: string; label: string; className?: string; children: ReactNode }

/** A native modal. Any element with `data-opens="id"` opens it; Escape, the cross and a click outside close it. */
export function Dialog({ id, label, className = '', children }: DialogProps) {
  const { t } = useLanguage()
  return (
    <dialog
      className={`dialog ${className}`.trim()}
      id={id}
      aria-label={label}
      data-enhance="dialog"
      data-enhance-when="idle"
    >
      <IconButton className="dialog__close" icon="close" label={t('dialog.close')} data-closes="" />
      {children}
    </dialog>
  )
}
