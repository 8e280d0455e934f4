// A person's mailbox: the mails as they arrived over SMTP.
import { expect } from '@playwright/test'
import { mailsTo } from '../../e2e/support/receivers'
import type { ReadMail } from '../../support/read-mail'

export type Mail = ReadMail & {
  /** Every address the mail links to, in the order of its HTML, or of its text if it has no HTML. */
  links: string[]
}

const entities: Record<string, string> = { '&amp;': '&', '&#38;': '&', '&quot;': '"', '&#x27;': "'" }
const decoded = (text: string) => text.replaceAll(/&(?:amp|#38|quot|#x27);/g, (entity) => entities[entity] ?? entity)

function linksOf({ html, text }: ReadMail): string[] {
  const inHtml = [...html.matchAll(/href="([^"]+)"/g)].map(([, link = '']) => decoded(link))
  return inHtml.length > 0 ? inHtml : (text.match(/https?:\/\/\S+/g) ?? [])
}

/** Returns all mails of an address, oldest first. */
export const mailbox = async (address: string): Promise<Mail[]> =>
  (await mailsTo(address)).map((mail) => ({ ...mail, links: linksOf(mail) }))

/** Waits for a mail with this subject and returns the newest. */
export async function mailArrives(address: string, subject: string | RegExp, timeout = 60_000): Promise<Mail> {
  const isWanted = (mail: Mail) => (typeof subject === 'string' ? mail.subject === subject : subject.test(mail.subject))
  let newest: Mail | undefined
  await expect(async () => {
    const mails = await mailbox(address)
    newest = mails.findLast(isWanted)
    expect(newest, `mails to ${address}: ${mails.map((mail) => mail.subject).join(' | ') || 'none'}`).toBeDefined()
  }).toPass({ timeout, intervals: [250, 500, 1000] })
  if (!newest) throw new Error(`No mail to ${address}.`)
  return newest
}
