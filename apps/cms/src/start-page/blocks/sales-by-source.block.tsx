import { Box } from '../../panel/parts/box'
import { readSalesBySource } from '../../sales/leads/sales-figures'
import { type BlockProps, ifKnown } from '../block-props'
import { words } from '../messages'

const percent = (part: number, whole: number) => (whole === 0 ? '–' : `${Math.round((100 * part) / whole)} %`)

/** Which source, campaign and page of entry led to a sale, in the last half year. */
export async function SalesBySourceBlock({ pool, language }: BlockProps) {
  const say = words[language]
  const rows = await ifKnown(readSalesBySource(pool))
  return (
    <Box id="sales-by-source" light={say.salesBy} bold={say.salesByBold} width="full">
      {!rows && <p>{say.notKnown}</p>}
      {rows?.length === 0 && <p>{say.noLeads}</p>}
      {rows && rows.length > 0 && (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: on a phone the table is wider than the screen, and arrow keys must reach it
        <section className="figures" aria-label={say.salesByBold} tabIndex={0}>
          <table>
            <thead>
              <tr>
                {[say.source, say.campaign, say.landing, say.leads, say.visits, say.reserved, say.sales, say.share].map(
                  (name) => (
                    <th key={name} scope="col">
                      {name}
                    </th>
                  ),
                )}
              </tr>
            </thead>
            <tbody>
              {rows.map(({ source, campaign, landing, leads, visits, reserved, won }) => (
                <tr key={`${source} ${campaign} ${landing}`}>
                  <th scope="row">{source ?? say.noCampaign}</th>
                  <td>{campaign ?? '–'}</td>
                  <td>{landing ?? '–'}</td>
                  <td>{leads}</td>
                  <td>{visits}</td>
                  <td>{reserved}</td>
                  <td>
                    <b>{won}</b>
                  </td>
                  <td>{percent(won, leads)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      )}
    </Box>
  )
}
