import { appointmentMails } from '../appointment/appointment-state'
import { QUOTE_MAIL } from '../quote/quote-document'
import { waitingMails } from '../waiting-list/waiting-entry'

export type MailBudget = 'complaint' | 'privacy' | 'appointment' | 'request' | 'waiting'

/**
 * Anyone can trigger these mails by typing an e-mail address into a form. Each budget has its own hourly limit per
 * mailbox, so many leads cannot delay the copy of a complaint, which the law requires.
 */
const templatesByBudget: Record<MailBudget, readonly string[]> = {
  complaint: ['complaint-consumer', 'complaint-file-consumer'],
  privacy: ['privacy-confirm'],
  appointment: Object.values(appointmentMails),
  request: ['lead-receipt', 'referral-receipt', QUOTE_MAIL],
  waiting: [waitingMails.confirm],
}

/** Returns the budget of a mail, or undefined for a mail without a limit, such as the answer to a complaint. */
export function mailBudgetOf(template: string | null): MailBudget | undefined {
  return (Object.keys(templatesByBudget) as MailBudget[]).find((budget) =>
    templatesByBudget[budget].includes(template ?? ''),
  )
}

export const templatesOfBudget = (budget: MailBudget): readonly string[] => templatesByBudget[budget]
