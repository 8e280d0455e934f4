import type { Money } from '@app/domain/money/money'
import clsx from 'clsx'
import { Droplet, Waypoints, Zap } from 'lucide-react'
import type { ReactNode } from 'react'
import fold from '@/components/fold/fold.module.css'
import { Heading } from '@/components/heading/heading'
import { Icon } from '@/components/icon/icon'
import { MoneyPair } from '@/components/money-pair/money-pair'
import styles from './project-facts.module.css'

const icons = { water: Droplet, power: Zap, sewer: Waypoints }

type ProjectFactsProps = {
  title: string
  titleBold: string
  services: { key: keyof typeof icons; name: string; text: string }[]
  delivery: { name: string; value: string; note: string | null } | null
  maintenance: { name: string; money: Money; note: string | null } | null
  rules: { name: string; lines: string[] } | null
  notInPrice: { name: string; text: string } | null
}

/**
 * Renders the facts about a purchase: utilities, delivery, maintenance fee, building rules and what the price excludes.
 * The facts are collapsed, and the summary lists their names.
 */
export function ProjectFacts(props: ProjectFactsProps) {
  const { title, titleBold, services, delivery, maintenance, rules, notInPrice } = props
  const names = [...services, delivery, maintenance, notInPrice, rules].flatMap((fact) => (fact ? [fact.name] : []))
  return (
    <details className={styles.facts}>
      <summary className={fold.summary}>
        <span>
          <Heading as="h3" title={title} titleBold={titleBold} small inline />
          <small>{names.join(' · ')}</small>
        </span>
      </summary>
      <dl className={styles.wall}>
        {services.map(({ key, name, text }) => (
          <FactBlock
            key={key}
            name={
              <>
                <Icon icon={icons[key]} />
                {name}
              </>
            }
          >
            {text}
          </FactBlock>
        ))}
        {delivery && (
          <FactBlock name={delivery.name} note={delivery.note}>
            {delivery.value}
          </FactBlock>
        )}
        {maintenance && (
          <FactBlock className={styles.wide} name={maintenance.name} note={maintenance.note}>
            <MoneyPair money={maintenance.money} />
          </FactBlock>
        )}
        {notInPrice && (
          <FactBlock className={styles.wide} name={notInPrice.name}>
            {notInPrice.text}
          </FactBlock>
        )}
        {rules && (
          <FactBlock className={styles.wide} name={rules.name}>
            {rules.lines.join('; ')}
          </FactBlock>
        )}
      </dl>
    </details>
  )
}

type FactBlockProps = { className?: string; name: ReactNode; note?: string | null; children: ReactNode }

function FactBlock({ className, name, note, children }: FactBlockProps) {
  return (
    <div className={clsx(styles.stone, className)}>
      <dt>{name}</dt>
      <dd>
        <b>{children}</b> {note}
      </dd>
    </div>
  )
}
