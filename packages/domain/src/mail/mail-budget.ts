import { visitMails } from '../appointment/visit-state'
import { QUOTE_MAIL } from '../quote/quote-document'

export type MailBudget = 'complaint' | 'privacy' | 'appointment' | 'request'

/**
 * The mails that anybody can cause by typing somebody's address into a form. Each kind has its own hourly budget for one
 * mailbox: however many leads name an address, the copy of a complaint, which the law requires, still leaves at once.
 */
const templates: Record<MailBudget, readonly string[]> = {
  complaint: ['complaint-consumer', 'complaint-file-consumer'],
  privacy: ['privacy-confirm'],
  appointment: Object.values(visitMails),
  request: ['lead-receipt', 'referral-receipt', QUOTE_MAIL],
}

/** Returns the budget a mail counts against; nothing for mails that staff cause or receive, such as an answer. */
export function mailBudgetOf(template: string | null): MailBudget | undefined {
  return (Object.keys(templates) as MailBudget[]).find((budget) => templates[budget].includes(template ?? ''))
}

export const templatesOfBudget = (budget: MailBudget): readonly string[] => templates[budget]
