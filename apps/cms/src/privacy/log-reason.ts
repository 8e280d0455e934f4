import type { Language } from '../panel/language/language'
import { logMessages } from './log-messages'
import { personMessages } from './person-messages'
import type { LogLine } from './read-log'

/**
 * Returns why a line of the log was written. The same code has several meanings: `answer` is an answered complaint,
 * an opened answer, or the purpose of an export of leads.
 */
export function logReason({ event, subject, reason }: LogReason, language: Language): string | null {
  if (!reason) return null
  const messages = logMessages[language]
  const exports = subject === 'leads' ? [messages.exportPurposes] : [messages.openings, messages.exportPurposes]
  const texts = event === 'exported' ? exports : [personMessages[language].holds, messages.steps]
  return texts.map((text) => text[reason]).find(Boolean) ?? reason
}

export type LogReason = Pick<LogLine, 'event' | 'subject' | 'reason'>
