import type { Money } from '@app/domain/money/money'
import clsx from 'clsx'
import { useId } from 'react'
import { TextLink } from '@/components/button/button'
import { MoneyPair } from '@/components/money-pair/money-pair'
import { PriceNote, type PriceNoteData } from '@/components/price/price-note'
import { SectionHead } from '@/components/section-head/section-head'
import styles from './quote-table.module.css'

type QuoteRow = {
  slug: string
  name: string
  placeLine: string
  path: string
  quoteHref: string
  months: string
  price: Money
  down: Money
  instalment: Money
}

type QuoteTableProps = {
  title: string
  titleBold: string
  names: { project: string; price: string; down: string; instalment: string; action: string }
  rows: QuoteRow[]
  /** The page with all projects, if the table has only the first ones. */
  overview: { href: string; label: string } | null
  /** Names of projects without a published price or term, about which visitors must ask a salesperson. */
  otherProjects: string | null
  note: PriceNoteData
}

/**
 * Renders the price, down payment and instalment of the projects with a quote. Without JavaScript, the table replaces
 * the simulator.
 */
export function QuoteTable({ title, titleBold, names, rows, overview, otherProjects, note }: QuoteTableProps) {
  const headingId = useId()
  return (
    <section className={clsx('wrap', styles.quoteTable)} aria-labelledby={headingId}>
      <SectionHead id={headingId} title={title} titleBold={titleBold} />
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{names.project}</th>
            <th scope="col">{names.price}</th>
            <th scope="col">{names.down}</th>
            <th scope="col">{names.instalment}</th>
            <td />
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.slug}>
              <th scope="row">
                <a href={row.path}>{row.name}</a>
                <span>{row.placeLine}</span>
              </th>
              <Figure name={names.price} money={row.price} />
              <Figure name={names.down} money={row.down} />
              <td>
                <span className={styles.name}>{names.instalment}</span>
                <span className={styles.months}>{row.months}</span>
                <MoneyPair className={styles.instalment} money={row.instalment} stacked />
              </td>
              <td className={styles.action}>
                <TextLink href={row.quoteHref}>
                  {names.action}
                  <span className="sr"> {row.name}</span>
                </TextLink>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {overview && <TextLink href={overview.href}>{overview.label}</TextLink>}
      {otherProjects && <p className={styles.others}>{otherProjects}</p>}
      <PriceNote {...note} />
    </section>
  )
}

function Figure({ name, money }: { name: string; money: Money }) {
  return (
    <td>
      <span className={styles.name}>{name}</span>
      <MoneyPair money={money} stacked />
    </td>
  )
}
