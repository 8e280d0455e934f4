import { visitMails } from '../appointment/visit-state'
import { QUOTE_MAIL } from '../quote/quote-document'

export type MailBudget = 'complaint' | 'privacy' | 'appointment' | 'request'

/**
 * Mails that anyone can trigger by typing an e-mail address into a form. Each kind has its own hourly limit per
 * mailbox, so that a flood of leads cannot delay the copy of a complaint, which the law requires.
 */
const templates: Record<MailBudget, readonly string[]> = {
  complaint: ['complaint-consumer', 'complaint-file-consumer'],
  privacy: ['privacy-confirm'],
  appointment: Object.values(visitMails),
  request: ['lead-receipt', 'referral-receipt', QUOTE_MAIL],
}

/**
 * Returns the budget that a mail counts towards; undefined for mails triggered or received by staff, such as an answer.
 */
export function mailBudgetOf(template: string | null): MailBudget | undefined {
  return (Object.keys(templates) as MailBudget[]).find((budget) => templates[budget].includes(template ?? ''))
}

export const templatesOfBudget = (budget: MailBudget): readonly string[] => templates[budget]
