import { formatPen, formatUsd } from '@app/domain/money/money'
import type { CSSProperties } from 'react'
import type { Language } from '../../../panel/language/language'
import { teamMessages } from '../messages'
import type { ProjectStock } from '../read-stock'

/** Renders the lots of each project by state, and the list price of the free lots. */
export function StockTable({ stock, language }: { stock: ProjectStock[]; language: Language }) {
  const messages = teamMessages[language]
  const columns = messages.stockColumns
  return (
    <section className="desk-box" aria-labelledby="team-stock">
      <h2 id="team-stock">
        {messages.stock} <b>{messages.stockBold}</b>
      </h2>
      {stock.length === 0 ? (
        <p className="desk-soft">{messages.noStock}</p>
      ) : (
        <table className="stock">
          <thead>
            <tr>
              <th scope="col">{columns.project}</th>
              <td />
              <th scope="col">{columns.free}</th>
              <th scope="col">{columns.held}</th>
              <th scope="col">{columns.sold}</th>
              <th scope="col">{columns.left}</th>
            </tr>
          </thead>
          <tbody>
            {stock.map((project) => (
              <tr key={project.slug}>
                <th scope="row">
                  <a href={`/admin/lotes?proyecto=${project.slug}`}>{project.name}</a>
                </th>
                <td className="stock__bar">
                  <StockBar {...project} label={messages.bar(project.free, project.held, project.sold)} />
                </td>
                <td data-label={columns.free}>
                  <b>{project.free}</b>
                </td>
                <td data-label={columns.held}>{project.held}</td>
                <td data-label={columns.sold}>{project.sold}</td>
                <td data-label={columns.left} className="team__sold">
                  <span>{formatUsd(project.left.usd)}</span>
                  <span>{formatPen(project.left.pen)}</span>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  )
}

function StockBar({ free, held, sold, label }: { free: number; held: number; sold: number; label: string }) {
  const total = Math.max(1, free + held + sold)
  const style = { '--sold': `${(100 * sold) / total}%`, '--taken': `${(100 * (sold + held)) / total}%` }
  return <i role="img" aria-label={label} style={style as CSSProperties} />
}
