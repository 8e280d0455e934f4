import { campaignPhase } from '@app/domain/campaign/campaign-window'
import { noticeSelectors, periodOf } from './campaign-notice.dom'

/**
 * Shows the notices of running campaigns. The clock of the visitor decides, because a campaign may start or end after
 * the page was built.
 */
export function showRunningCampaigns(list: HTMLElement) {
  const now = new Date()
  const notices = [...list.querySelectorAll<HTMLElement>(noticeSelectors.notice)]
  for (const notice of notices) notice.hidden = campaignPhase(periodOf(notice), now) !== 'running'
  list.hidden = notices.every((notice) => notice.hidden)
}
