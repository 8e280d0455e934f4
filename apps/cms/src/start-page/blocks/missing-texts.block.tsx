import { Box, Row } from '../../panel/parts/box'
import { nameRecords, tableOf } from '../../panel/records/name-records'
import { type BlockProps, ifKnown } from '../block-props'
import { startMessages } from '../messages'
import { readMissingTexts } from '../read-missing-texts'

const SHOWN = 8

/** Records with texts missing in one language, those with most first. The link opens the missing language. */
export async function MissingTextsBlock({ payload, pool, language }: BlockProps) {
  const messages = startMessages[language]
  const missing = await ifKnown(readMissingTexts(pool))
  const slugs = [...Object.keys(payload.collections), ...payload.globals.config.map(({ slug }) => slug)]
  const slugOf = new Map(slugs.map((slug) => [tableOf(slug), slug]))
  const records = (missing ?? []).flatMap((one) => ({ ...one, slug: slugOf.get(one.root) ?? one.root }))
  const shown = records.slice(0, SHOWN)
  const nameOf = await ifKnown(nameRecords(payload, shown, language))
  return (
    <Box id="missing-texts" light={messages.missing} bold={messages.missingBold} width="half">
      {!missing && <p>{messages.notKnown}</p>}
      {missing?.length === 0 && <p>{messages.missingNone}</p>}
      <ul className="rows">
        {shown.map((one) => {
          const record = nameOf?.(one)
          return (
            <Row
              key={`${one.slug}/${one.id}/${one.locale}`}
              href={record && `${record.href}?locale=${one.locale}`}
              name={record?.name ?? one.slug}
              note={[record?.kind, messages.missingIn[one.locale]].filter(Boolean).join(', ')}
              value={`${one.count} ${messages.texts[one.count === 1 ? 0 : 1]}`}
            />
          )
        })}
      </ul>
      {records.length > SHOWN && <p>{messages.andMore(records.length - SHOWN)}</p>}
    </Box>
  )
}
