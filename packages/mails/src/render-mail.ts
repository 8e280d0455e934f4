import { render, toPlainText } from '@react-email/components'
import type { ReactElement } from 'react'

export type MailBodies = { html: string; text: string }

/** Returns a mail as HTML, and the same as text for programs that show no HTML. */
export async function renderMail(mail: ReactElement): Promise<MailBodies> {
  const html = await render(mail)
  return { html, text: toPlainText(html) }
}
