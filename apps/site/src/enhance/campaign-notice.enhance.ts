import { campaignPhase } from '@sillar/domain/campaign/campaign-window'

/** A page may be older or younger than a campaign: the visitor's clock says which notices are shown. */
export function enhance(root: HTMLElement) {
  const now = new Date()
  const notices = [...root.querySelectorAll<HTMLElement>('[data-starts-at]')]
  for (const notice of notices) {
    const { startsAt = '', endsAt = '' } = notice.dataset
    notice.hidden = campaignPhase({ startsAt, endsAt }, now) !== 'running'
  }
  root.hidden = notices.every((notice) => notice.hidden)
}
