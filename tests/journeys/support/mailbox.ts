import { expect } from '@playwright/test'
import { readMailsTo } from '../../e2e/support/integrations'
import type { ReadMail } from '../../support/read-mail'

export type Mail = ReadMail & {
  /** The URLs of all links in the HTML, or in the text if the HTML has none. */
  links: string[]
}

const entities: Record<string, string> = { '&amp;': '&', '&#38;': '&', '&quot;': '"', '&#x27;': "'" }
const decodeEntities = (text: string) =>
  text.replaceAll(/&(?:amp|#38|quot|#x27);/g, (entity) => entities[entity] ?? entity)

function findLinks({ html, text }: ReadMail): string[] {
  const htmlLinks = [...html.matchAll(/href="([^"]+)"/g)].map(([, link = '']) => decodeEntities(link))
  return htmlLinks.length > 0 ? htmlLinks : (text.match(/https?:\/\/\S+/g) ?? [])
}

/** Returns all mails to an address, oldest first. */
export const readMailbox = async (address: string): Promise<Mail[]> =>
  (await readMailsTo(address)).map((mail) => ({ ...mail, links: findLinks(mail) }))

/** Waits for a mail with the subject and returns the newest one. */
export async function waitForMail(address: string, subject: string | RegExp, timeout = 60_000): Promise<Mail> {
  const hasSubject = (mail: Mail) =>
    typeof subject === 'string' ? mail.subject === subject : subject.test(mail.subject)
  let newest: Mail | undefined
  await expect(async () => {
    const mails = await readMailbox(address)
    newest = mails.findLast(hasSubject)
    expect(newest, `mails to ${address}: ${mails.map((mail) => mail.subject).join(' | ') || 'none'}`).toBeDefined()
  }).toPass({ timeout, intervals: [250, 500, 1000] })
  if (!newest) throw new Error(`No mail to ${address}.`)
  return newest
}
