import { Box } from '../../panel/parts/box'
import { readSalesBySource } from '../../sales/leads/sales-figures'
import { type BlockProps, orUndefined } from '../block-props'
import { startMessages } from '../messages'

const formatShare = (part: number, total: number) => (total === 0 ? '–' : `${Math.round((100 * part) / total)} %`)

export async function SalesBySourceBlock({ pool, language }: BlockProps) {
  const messages = startMessages[language]
  const rows = await orUndefined(readSalesBySource(pool))
  return (
    <Box id="sales-by-source" light={messages.salesBy} bold={messages.salesByBold} width="full">
      {!rows && <p>{messages.notKnown}</p>}
      {rows?.length === 0 && <p>{messages.noLeads}</p>}
      {rows && rows.length > 0 && (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: on phones the table is wider than the screen and must be scrollable by keyboard
        <section className="figures" aria-label={messages.salesByBold} tabIndex={0}>
          <table>
            <thead>
              <tr>
                {[
                  messages.source,
                  messages.campaign,
                  messages.landing,
                  messages.leads,
                  messages.appointments,
                  messages.reserved,
                  messages.sales,
                  messages.share,
                ].map((name) => (
                  <th key={name} scope="col">
                    {name}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map(({ source, campaign, landing, leads, appointments, reserved, won }) => (
                <tr key={`${source} ${campaign} ${landing}`}>
                  <th scope="row">{source ?? messages.noCampaign}</th>
                  <td>{campaign ?? '–'}</td>
                  <td>{landing ?? '–'}</td>
                  <td>{leads}</td>
                  <td>{appointments}</td>
                  <td>{reserved}</td>
                  <td>
                    <b>{won}</b>
                  </td>
                  <td>{formatShare(won, leads)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      )}
    </Box>
  )
}
