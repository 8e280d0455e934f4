import { OTHER_CAMPAIGN } from '@app/domain/funnel/page-view-line'
import type { Language } from '../../panel/language/language'
import { funnelMessages } from './messages'
import type { Grouping } from './read-funnel'

/** Returns the name of a source, campaign, page or project as staff read it. */
export function groupLabel(group: string, by: Grouping, projects: Map<string, string>, language: Language): string {
  const messages = funnelMessages[language]
  const emptyGroupLabels = {
    source: messages.noSource,
    campaign: messages.noCampaign,
    page: messages.noPage,
    project: messages.noProject,
  }
  if (group === '') return emptyGroupLabels[by]
  if (group === OTHER_CAMPAIGN) return messages.other
  return by === 'project' ? (projects.get(group) ?? group) : group
}
