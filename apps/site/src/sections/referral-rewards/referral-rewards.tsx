import './referral-rewards.css'
import { pen } from '@sillar/domain/money/money'
import { useId } from 'react'
import type { ReferralProgrammeView } from '@/content/referral-programme'
import { ButtonLink } from '@/ui/button'
import { Duo, Lead } from '@/ui/duo'

/** What a referral is worth, in figures as large as they matter; the higher one is the long block. */
export function ReferralRewards({ rewards }: { rewards: ReferralProgrammeView['rewards'] }) {
  const headingId = useId()
  return (
    <section className="section rewards" id="referred-steps" aria-labelledby={headingId}>
      <div className="wrap rewards__grid">
        <div className="rewards__words">
          <Duo id={headingId} title={rewards.title} titleBold={rewards.titleBold} />
          <Lead>{rewards.lead}</Lead>
          <ButtonLink href="#referred-pasos" look="line" icon="arrow-down">
            {rewards.button}
          </ButtonLink>
        </div>
        <ul className="rewards__course">
          {rewards.items.map(({ amountPen, title, description }) => (
            <li className="reward" key={title} data-reveal="1">
              <p className="reward__amount">{pen(amountPen)}</p>
              <div>
                <h3>{title}</h3>
                <p>{description}</p>
              </div>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
