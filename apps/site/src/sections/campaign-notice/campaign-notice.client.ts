import { campaignPhase } from '@sillar/domain/campaign/campaign-window'
import { noticeSelectors, windowOf } from './campaign-notice.hooks'

/** A page may be older or younger than a campaign: the visitor's clock says which notices are shown. */
export function showRunningCampaigns(list: HTMLElement) {
  const now = new Date()
  const notices = [...list.querySelectorAll<HTMLElement>(noticeSelectors.notice)]
  for (const notice of notices) notice.hidden = campaignPhase(windowOf(notice), now) !== 'running'
  list.hidden = notices.every((notice) => notice.hidden)
}
