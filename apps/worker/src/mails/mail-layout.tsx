import { MailFrame } from '@app/mails/mail-frame'
import type { ReactNode } from 'react'
import { MailFooter } from './mail-footer'
import { WithdrawLine } from './withdraw-line'

type MailLayoutProps = {
  locale: 'es' | 'en'
  preview: string
  title: string
  brand: string
  legalName: string
  isToVisitor?: boolean
  children: ReactNode
}

/** Renders a mail with a footer that names the sender and tells visitors why they got the mail. */
export function MailLayout({
  locale,
  preview,
  title,
  brand,
  legalName,
  isToVisitor = false,
  children,
}: MailLayoutProps) {
  return (
    <MailFrame locale={locale} preview={preview} title={title} brand={brand}>
      {children}
      <MailFooter locale={locale} legalName={legalName} isToVisitor={isToVisitor}>
        <WithdrawLine locale={locale} />
      </MailFooter>
    </MailFrame>
  )
}
