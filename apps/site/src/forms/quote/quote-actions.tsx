import { Link, Printer } from 'lucide-react'
import { useState } from 'react'
import { Button } from '@/components/button/button'
import styles from './quote-actions.module.css'
import type { QuoteTranslate } from './quote-words'

/** The quote on paper, and its address: whoever opens it sees the same figures. */
export function QuoteActions({ t }: { t: QuoteTranslate }) {
  const [answer, setAnswer] = useState('')
  const copy = () =>
    navigator.clipboard.writeText(location.href).then(
      () => setAnswer(t('quote.copied')),
      () => setAnswer(t('quote.copyFailed')),
    )
  return (
    <div className={styles.actions}>
      <Button look="line" icon={Printer} iconFirst onClick={() => print()}>
        {t('quote.print')}
      </Button>
      <Button look="line" icon={Link} iconFirst onClick={copy}>
        {t('quote.copy')}
      </Button>
      <p className={styles.answer} role="status">
        {answer}
      </p>
    </div>
  )
}
