import { formatPen, formatUsd } from '@app/domain/money/money'
import type { PaymentPlan } from '@app/domain/quote/payment-plan'
import { MessageCircle } from 'lucide-react'
import { ButtonLink, IconLink } from '@/components/button/button'
import { anchors, linkTo } from '@/i18n/anchors'
import styles from './quote-bar.module.css'
import type { QuoteTranslate } from './quote-messages'
import { useNoneInViewport } from './use-none-in-viewport'

type QuoteBarProps = { t: QuoteTranslate; plan: PaymentPlan; chat: { href: string; label: string } }

/**
 * Renders the instalment, a link to the chat and a link to the form. It is visible below 1024 px while the result, the
 * form and the footer are all outside the viewport.
 */
export function QuoteBar({ t, plan, chat }: QuoteBarProps) {
  const isShown = useNoneInViewport(`${linkTo(anchors.quoteResult)}, ${linkTo(anchors.quoteForm)}, body > footer`)
  if (!isShown) return null
  const { months, instalment } = plan
  return (
    <section className={styles.bar} aria-label={t('quote.bar')}>
      <p>
        {t('quote.barInstalments', { count: months })}
        <b>
          {formatUsd(instalment.usd)} · {formatPen(instalment.pen)}
        </b>
      </p>
      <IconLink className={styles.chat} icon={MessageCircle} {...chat} rel="noopener" />
      <ButtonLink className={styles.action} href={linkTo(anchors.quoteForm)}>
        {t('quote.barSend')}
      </ButtonLink>
    </section>
  )
}
