import { render, toPlainText } from '@react-email/components'
import type { ReactElement } from 'react'

export type MailBodies = { html: string; text: string }

export async function renderMail(mail: ReactElement): Promise<MailBodies> {
  const html = await render(mail)
  return { html, text: toPlainText(html) }
}
