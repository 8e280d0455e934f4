import { centsOf, shortPen } from '@app/domain/money/money'
import type { ContentIcon } from '@app/domain/snapshot/icons'
import clsx from 'clsx'
import { ArrowDown } from 'lucide-react'
import { useId } from 'react'
import { ButtonLink } from '@/components/button/button'
import { Heading } from '@/components/heading/heading'
import { contentIcons } from '@/components/icon/content-icons'
import { Icon } from '@/components/icon/icon'
import { reveal } from '@/components/reveal/reveal'
import { Intro } from '@/components/text/text'
import { anchors, linkTo } from '@/i18n/anchors'
import styles from './referral-rewards.module.css'

type ReferralRewardsProps = {
  title: string
  titleBold: string
  intro: string
  button: string
  items: { icon: ContentIcon | null; amountPen: number; title: string; description: string }[]
}

export function ReferralRewards({ title, titleBold, intro, button, items }: ReferralRewardsProps) {
  const headingId = useId()
  return (
    <section className="section" id={anchors.referralRewards} aria-labelledby={headingId}>
      <div className={clsx('wrap', styles.grid)}>
        <div className={styles.words}>
          <Heading id={headingId} title={title} titleBold={titleBold} />
          <Intro>{intro}</Intro>
          <ButtonLink href={linkTo(anchors.referralSteps)} look="line" icon={ArrowDown}>
            {button}
          </ButtonLink>
        </div>
        <ul className={styles.course}>
          {items.map((item) => (
            <li className={styles.reward} key={item.title}>
              <div className={styles.rewardHead} {...reveal(1)}>
                <p className={styles.rewardAmount}>{shortPen(centsOf(item.amountPen))}</p>
                {item.icon && <Icon className={styles.rewardIcon} icon={contentIcons[item.icon]} />}
              </div>
              <div>
                <h3>{item.title}</h3>
                <p>{item.description}</p>
              </div>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
