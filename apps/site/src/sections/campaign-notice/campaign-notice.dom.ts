// Data attributes that connect the campaign notices with their script.

const list = 'data-campaigns'
const starts = 'data-starts-at'
const ends = 'data-ends-at'

type Period = { startsAt: string; endsAt: string }

export const noticeList = { [list]: '' }
export const noticePeriod = ({ startsAt, endsAt }: Period) => ({ [starts]: startsAt, [ends]: endsAt })

export const noticeSelectors = { list: `[${list}]`, notice: `[${starts}]` }
export const periodOf = (notice: Element): Period => ({
  startsAt: notice.getAttribute(starts) ?? '',
  endsAt: notice.getAttribute(ends) ?? '',
})
