import { campaignPhase } from '@app/domain/campaign/campaign-window'
import { noticeSelectors, periodOf } from './campaign-notice.dom'

/** Shows the notices of running campaigns by the visitor's clock, because the page may be older than a campaign. */
export function showRunningCampaigns(list: HTMLElement) {
  const now = new Date()
  const notices = [...list.querySelectorAll<HTMLElement>(noticeSelectors.notice)]
  for (const notice of notices) notice.hidden = campaignPhase(periodOf(notice), now) !== 'running'
  list.hidden = notices.every((notice) => notice.hidden)
}
