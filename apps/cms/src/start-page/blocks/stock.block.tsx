import { Box, Row } from '../../panel/parts/box'
import { teamMessages } from '../../sales/team/messages'
import { readStock } from '../../sales/team/read-stock'
import { type BlockProps, orUndefined } from '../block-props'
import { startMessages } from '../messages'

/** Shows how many lots of each project are left. */
export async function StockBlock({ pool, language }: BlockProps) {
  const messages = startMessages[language]
  const { stock: light, stockBold, noStock } = teamMessages[language]
  const stock = await orUndefined(readStock(pool))
  return (
    <Box id="stock" light={light} bold={stockBold} width="wide" link={{ href: '/admin/lotes', text: messages.seeLots }}>
      {!stock && <p>{messages.notKnown}</p>}
      {stock?.length === 0 && <p>{noStock}</p>}
      <ul className="rows rows--columns">
        {stock?.map(({ slug, name, free, held, sold }) => (
          <Row
            key={slug}
            href={`/admin/lotes?proyecto=${slug}`}
            name={name}
            note={messages.soldAndHeld(sold, held)}
            value={messages.free(free)}
          />
        ))}
      </ul>
    </Box>
  )
}
