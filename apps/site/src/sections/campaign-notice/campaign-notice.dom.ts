// Data attributes that connect the campaign notices with their script.

const listAttribute = 'data-campaigns'
const startAttribute = 'data-starts-at'
const endAttribute = 'data-ends-at'

type Period = { startsAt: string; endsAt: string }

export const noticeList = { [listAttribute]: '' }
export const noticePeriod = ({ startsAt, endsAt }: Period) => ({ [startAttribute]: startsAt, [endAttribute]: endsAt })

export const noticeSelectors = { list: `[${listAttribute}]`, notice: `[${startAttribute}]` }
export const periodOf = (notice: Element): Period => ({
  startsAt: notice.getAttribute(startAttribute) ?? '',
  endsAt: notice.getAttribute(endAttribute) ?? '',
})
