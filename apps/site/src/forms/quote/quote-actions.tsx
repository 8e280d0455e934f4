import { Printer } from 'lucide-react'
import { Button } from '@/components/button/button'
import { CopyLinkButton } from '@/components/copy-button/copy-button'
import styles from './quote-actions.module.css'
import type { QuoteTranslate } from './quote-messages'

/** Renders the buttons that print the quote and copy its URL. */
export function QuoteActions({ t }: { t: QuoteTranslate }) {
  return (
    <div className={styles.actions}>
      <Button look="line" icon={Printer} iconFirst onClick={() => print()}>
        {t('quote.print')}
      </Button>
      <CopyLinkButton
        className={styles.answer}
        label={t('quote.copy')}
        copied={t('quote.copied')}
        failed={t('quote.copyFailed')}
      />
    </div>
  )
}
