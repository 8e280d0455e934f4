import { humanInstant } from '@app/domain/calendar/human-date'
import type { Language } from '../../../panel/language/language'
import { publishMessages } from './messages'
import type { Publishing } from './use-publishing'

type Known = Pick<Publishing, 'others' | 'draft'>
type Input = { before: Known; now: Known; viewer: string | null; language: Language; clock?: Date }

const MINUTE_MS = 60_000

/** Returns the text about what a colleague has published or saved since `before`, or null if nothing has changed. */
export function changeNotice({ before, now, viewer, language, clock = new Date() }: Input) {
  const { others: messages } = publishMessages(language)
  const when = (at: string) => {
    const moment = new Date(at)
    // The clock of the computer may differ from the one of the server.
    return clock.getTime() - moment.getTime() < MINUTE_MS ? messages.justNow : humanInstant(moment, clock, language)
  }
  const { others, draft } = now
  const save = draft?.lastSave
  const hasNewPublish = others !== null && others.at > (before.others?.at ?? '')
  if (hasNewPublish && others.isThisRecord)
    return { text: messages.publishedHere(others.by, when(others.at)), isThisRecord: true, reload: messages.reload }
  if (save?.by && save.by !== viewer && save.at > (before.draft?.lastSave?.at ?? ''))
    return { text: messages.savedHere(save.by, when(save.at)), isThisRecord: true, reload: messages.reload }
  if (!hasNewPublish) return null
  return {
    text: `${messages.published(others.by, when(others.at))}: ${others.title}.`,
    isThisRecord: false,
    reload: messages.reload,
  }
}
