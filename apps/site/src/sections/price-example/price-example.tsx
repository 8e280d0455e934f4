import type { PaymentPlan } from '@app/domain/quote/payment-plan'
import { ArrowRight } from 'lucide-react'
import { ButtonLink } from '@/components/button/button'
import { DemoMark } from '@/components/demo-mark/demo-mark'
import { MoneyPair } from '@/components/money-pair/money-pair'
import { SectionHead } from '@/components/section-head/section-head'
import styles from './price-example.module.css'

type PriceExampleProps = {
  title: string
  titleBold: string
  lead: string
  plan: PaymentPlan
  names: { down: string; instalments: string; total: string }
  notInPrice: { name: string; text: string } | null
  demo: string | null
  rate: string
  quote: { href: string; text: string }
}

/** Renders a payment example: the down payment, a small block per instalment, and the total. */
export function PriceExample(props: PriceExampleProps) {
  const { title, titleBold, lead, plan, names, notInPrice, demo, rate, quote } = props
  return (
    <section className={`on-inverse ${styles.example}`} aria-labelledby="ejemplo">
      <div className="wrap section">
        <SectionHead id="ejemplo" title={title} titleBold={titleBold}>
          <div className={styles.lead}>
            {demo && <DemoMark>{demo}</DemoMark>}
            <p>{lead}</p>
          </div>
        </SectionHead>
        <dl className={styles.course}>
          <div className={styles.down}>
            <dt>{names.down}</dt>
            <dd>
              <MoneyPair money={plan.down} stacked />
            </dd>
          </div>
          <div className={styles.instalments}>
            <dt>{names.instalments}</dt>
            <dd>
              <MoneyPair money={plan.instalment} />
              <span className={styles.stones} aria-hidden="true">
                {Array.from({ length: plan.months }, (_, month) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: a block has no other identity than its position
                  <i key={month} />
                ))}
              </span>
            </dd>
          </div>
          <div className={styles.total}>
            <dt>{names.total}</dt>
            <dd>
              <MoneyPair money={plan.price} />
            </dd>
          </div>
        </dl>
        <div className={styles.foot}>
          <p>
            {notInPrice && (
              <>
                <b>{notInPrice.name}</b> {uncapitalize(notInPrice.text)}{' '}
              </>
            )}
            {rate}
          </p>
          <ButtonLink href={quote.href} icon={ArrowRight}>
            {quote.text}
          </ButtonLink>
        </div>
      </div>
    </section>
  )
}

const uncapitalize = (text: string) => text.charAt(0).toLocaleLowerCase() + text.slice(1)
