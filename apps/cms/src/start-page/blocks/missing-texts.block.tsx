import { Box, Row } from '../../panel/parts/box'
import { nameRecords, tableOf } from '../../panel/records/name-records'
import { type BlockProps, orUndefined } from '../block-props'
import { startMessages } from '../messages'
import { readMissingTexts } from '../read-missing-texts'

const MAX_SHOWN = 8

/** Lists the records with texts missing in one language. The link opens the form in that language. */
export async function MissingTextsBlock({ payload, pool, language }: BlockProps) {
  const messages = startMessages[language]
  const missingTexts = await orUndefined(readMissingTexts(pool))
  const slugs = [...Object.keys(payload.collections), ...payload.globals.config.map(({ slug }) => slug)]
  const slugByTable = new Map(slugs.map((slug) => [tableOf(slug), slug]))
  const records = (missingTexts ?? []).flatMap((entry) => ({
    ...entry,
    slug: slugByTable.get(entry.root) ?? entry.root,
  }))
  const shownRecords = records.slice(0, MAX_SHOWN)
  const nameOf = await orUndefined(nameRecords(payload, shownRecords, language))
  return (
    <Box id="missing-texts" light={messages.missing} bold={messages.missingBold} width="third">
      {!missingTexts && <p>{messages.notKnown}</p>}
      {missingTexts?.length === 0 && <p>{messages.missingNone}</p>}
      <ul className="rows">
        {shownRecords.map((entry) => {
          const record = nameOf?.(entry)
          return (
            <Row
              key={`${entry.slug}/${entry.id}/${entry.locale}`}
              href={record && `${record.href}?locale=${entry.locale}`}
              name={record?.name ?? entry.slug}
              note={[record?.kind, messages.missingIn[entry.locale]].filter(Boolean).join(', ')}
              value={`${entry.count} ${messages.texts[entry.count === 1 ? 0 : 1]}`}
            />
          )
        })}
      </ul>
      {records.length > MAX_SHOWN && <p>{messages.andMore(records.length - MAX_SHOWN)}</p>}
    </Box>
  )
}
