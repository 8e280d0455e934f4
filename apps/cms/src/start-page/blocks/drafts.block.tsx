import { formatInstant } from '@app/domain/calendar/format-date'
import { Box, Row } from '../../panel/parts/box'
import { nameRecords } from '../../panel/records/name-records'
import { type BlockProps, orUndefined } from '../block-props'
import { startMessages } from '../messages'
import { readDrafts } from '../read-drafts'

const MAX_SHOWN = 8

export async function DraftsBlock({ payload, pool, language }: BlockProps) {
  const messages = startMessages[language]
  const drafts = await orUndefined(readDrafts(payload, pool, MAX_SHOWN))
  const nameOf = await orUndefined(nameRecords(payload, drafts ?? [], language))
  const total = drafts?.[0]?.total ?? 0
  return (
    <Box id="drafts" light={messages.drafts} bold={messages.draftsBold} width="third">
      {!drafts && <p>{messages.notKnown}</p>}
      {drafts?.length === 0 && <p>{messages.draftsNone}</p>}
      <ul className="rows">
        {drafts?.map((draft) => {
          const record = nameOf?.(draft)
          const timeText = draft.publishAt
            ? `${messages.scheduled} ${formatInstant(draft.publishAt, language)}`
            : `${messages.saved} ${formatInstant(draft.savedAt, language)}`
          return (
            <Row
              key={`${draft.slug}/${draft.id}`}
              href={record?.href}
              name={record?.name ?? draft.slug}
              note={[record?.kind, timeText].filter(Boolean).join(', ')}
            />
          )
        })}
      </ul>
      {total > MAX_SHOWN && <p>{messages.andMore(total - MAX_SHOWN)}</p>}
    </Box>
  )
}
