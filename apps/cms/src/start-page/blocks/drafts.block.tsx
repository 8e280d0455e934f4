import { dayAndTime } from '../../panel/dates/format-time'
import { Box, Row } from '../../panel/parts/box'
import { nameRecords } from '../../panel/records/name-records'
import { type BlockProps, ifKnown } from '../block-props'
import { words } from '../messages'
import { readDrafts } from '../read-drafts'

const SHOWN = 8

/** What was saved and waits for somebody to publish it, or for its hour. */
export async function DraftsBlock({ payload, pool, language }: BlockProps) {
  const say = words[language]
  const drafts = await ifKnown(readDrafts(payload, pool, SHOWN))
  const nameOf = await ifKnown(nameRecords(payload, drafts ?? [], language))
  const total = drafts?.[0]?.total ?? 0
  return (
    <Box id="drafts" light={say.drafts} bold={say.draftsBold} width="half">
      {!drafts && <p>{say.notKnown}</p>}
      {drafts?.length === 0 && <p>{say.draftsNone}</p>}
      <ul className="rows">
        {drafts?.map((draft) => {
          const record = nameOf?.(draft)
          const when = draft.publishAt
            ? `${say.scheduled} ${dayAndTime(draft.publishAt, language)}`
            : `${say.saved} ${dayAndTime(draft.savedAt, language)}`
          return (
            <Row
              key={`${draft.slug}/${draft.id}`}
              href={record?.href}
              name={record?.name ?? draft.slug}
              note={[record?.kind, when].filter(Boolean).join(', ')}
            />
          )
        })}
      </ul>
      {total > SHOWN && <p>{say.andMore(total - SHOWN)}</p>}
    </Box>
  )
}
