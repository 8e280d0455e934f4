// The names that tie the notices of campaigns and their script together.

const list = 'data-campaigns'
const starts = 'data-starts-at'
const ends = 'data-ends-at'

type Window = { startsAt: string; endsAt: string }

export const noticeList = { [list]: '' }
export const noticeWindow = ({ startsAt, endsAt }: Window) => ({ [starts]: startsAt, [ends]: endsAt })

export const noticeSelectors = { list: `[${list}]`, notice: `[${starts}]` }
export const windowOf = (notice: Element): Window => ({
  startsAt: notice.getAttribute(starts) ?? '',
  endsAt: notice.getAttribute(ends) ?? '',
})
