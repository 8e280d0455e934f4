import clsx from 'clsx'
import { TextLink } from '@/components/button/button'
import { Heading } from '@/components/heading/heading'
import { anchors, linkTo } from '@/i18n/anchors'
import styles from './budget-results.module.css'

type Row = {
  slug: string
  name: string
  href: string
  lots: string
  months: string
  instalment: string[]
  down: string[]
  price: string[]
}

export type BudgetResultsProps = {
  names: { project: string; lots: string; instalment: string; down: string; price: string }
  change: { href: string; label: string }
  showAll: string
  results: { id: string; title: string; titleBold: string; summary: string; rows: Row[] }[]
}

/**
 * Renders the lots that each monthly amount pays for. Only the result that the URL names is visible. The budget form
 * leads here without JavaScript.
 */
export function BudgetResults({ names, change, showAll, results }: BudgetResultsProps) {
  return results.map(({ id, title, titleBold, summary, rows }) => (
    <section key={id} className={clsx('wrap', styles.result)} id={id} aria-labelledby={`${id}-title`}>
      <Heading id={`${id}-title`} title={title} titleBold={titleBold} small inline />
      <p>{summary}</p>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{names.project}</th>
            <th scope="col">{names.lots}</th>
            <th scope="col">{names.instalment}</th>
            <th scope="col">{names.down}</th>
            <th scope="col">{names.price}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.slug}>
              <th scope="row">
                <a href={row.href}>{row.name}</a>
              </th>
              <td data-name={names.lots}>{row.lots}</td>
              <td data-name={names.instalment}>
                {row.instalment.join(' · ')}* <span>{row.months}</span>
              </td>
              <td data-name={names.down}>{row.down.join(' · ')}*</td>
              <td data-name={names.price}>{row.price.join(' · ')}*</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className={styles.links}>
        <TextLink href={change.href}>{change.label}</TextLink>
        <a href={linkTo(anchors.projects)}>{showAll}</a>
      </p>
    </section>
  ))
}
