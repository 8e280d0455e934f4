import type { ReactNode } from 'react'
import { CopyButton } from '@/components/copy-button/copy-button'
import { Heading } from '@/components/heading/heading'
import type { Translate } from '@/i18n/translate'
import type { FormKey } from '../form-texts'
import styles from './receipt.module.css'
import { type Row, Rows } from './rows'
import { useFocusOnMount } from './use-focus-on-mount'

type ReceiptCardProps = {
  reference: string
  codeLabel: string
  title: string
  titleBold: string
  note: string
  rows: readonly Row[]
  shouldFocus: boolean
  headingLevel?: 'h2' | 'h3'
  t: Translate<FormKey>
  children: ReactNode
}

/** Renders the confirmation of a submission with its reference. */
export function ReceiptCard(props: ReceiptCardProps) {
  const { reference, codeLabel, title, titleBold, note, rows, shouldFocus, headingLevel = 'h3', t, children } = props
  const heading = useFocusOnMount<HTMLHeadingElement>(shouldFocus)
  return (
    <div>
      <div className={styles.receipt}>
        <div className={styles.top}>
          <Heading as={headingLevel} small title={title} titleBold={titleBold} ref={heading} tabIndex={-1} />
          <div className={styles.code}>
            <div>
              <small>{codeLabel}</small>
              <b>{reference}</b>
            </div>
            <CopyButton
              className={styles.copy}
              text={reference}
              label={t('receipt.copy')}
              copied={t('receipt.copied')}
            />
          </div>
        </div>
        <svg className={styles.cut} viewBox="0 0 480 24" preserveAspectRatio="none" aria-hidden="true">
          <path fill="currentColor" d="M-4 19 0 18C60 4 120 2 190 11S340 25 400 15 460 6 480 7H484V24H-4Z" />
        </svg>
        <div className={styles.low}>{note}</div>
      </div>
      <Rows rows={rows} />
      {children}
    </div>
  )
}
