import type { Language } from '../../panel/language/language'
import { NO_OWNER, readFilter, writeFilter } from './lead-filter'
import { leadMessages } from './messages'
import type { SavedView } from './views/saved-views'

const allLeads = readFilter({})

/** Returns the views that everyone has, such as the leads of the user. They come before the saved views. */
export function standardViews(user: string, language: Language): SavedView[] {
  const messages = leadMessages[language]
  const views = [
    { name: messages.viewAll, filter: allLeads },
    { name: messages.viewMine, filter: { ...allLeads, owners: [user] } },
    { name: messages.viewWaiting, filter: { ...allLeads, isWaiting: true, order: 'oldest' as const } },
    { name: messages.viewNoOwner, filter: { ...allLeads, owners: [NO_OWNER] } },
    { name: messages.viewOverdue, filter: { ...allLeads, isOverdue: true } },
  ]
  return views.map(({ name, filter }) => ({ id: name, name, query: writeFilter(filter), isOwn: false }))
}
