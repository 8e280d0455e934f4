import type { Money } from '@app/domain/money/money'
import clsx from 'clsx'
import { Droplet, Waypoints, Zap } from 'lucide-react'
import type { ReactNode } from 'react'
import { DemoMark } from '@/components/demo-mark/demo-mark'
import { Icon } from '@/components/icon/icon'
import { MoneyPair } from '@/components/money-pair/money-pair'
import { SectionHead } from '@/components/section-head/section-head'
import { Small } from '@/components/text/text'
import styles from './project-facts.module.css'

const icons = { water: Droplet, power: Zap, sewer: Waypoints }

type ProjectFactsProps = {
  title: string
  titleBold: string
  services: { key: keyof typeof icons; name: string; text: string }[]
  delivery: { name: string; value: string; note: string | null } | null
  maintenance: { name: string; money: Money; note: string | null } | null
  rules: { name: string; lines: string[] } | null
  sand: { name: string; value: string } | null
  drives: { name: string; ways: { destination: string; time: string }[] }
  demo: string | null
  note: string
}

/**
 * Renders facts about a project: utilities, delivery, maintenance fee, building rules, distance to the beach and drive
 * times.
 */
export function ProjectFacts(props: ProjectFactsProps) {
  const { title, titleBold, services, delivery, maintenance, rules, sand, drives, demo, note } = props
  return (
    <section className={styles.facts} aria-labelledby="datos">
      <div className="wrap section">
        <SectionHead id="datos" title={title} titleBold={titleBold}>
          {demo && <DemoMark className={styles.demo}>{demo}</DemoMark>}
        </SectionHead>
        <dl className={styles.wall}>
          {services.map(({ key, name, text }) => (
            <div key={key} className={clsx(styles.stone, styles.service)}>
              <dt>
                <Icon icon={icons[key]} />
                {name}
              </dt>
              <dd>{text}</dd>
            </div>
          ))}
          {delivery && (
            <FactBlock className={clsx(styles.short, styles.highlighted)} name={delivery.name} note={delivery.note}>
              {delivery.value}
            </FactBlock>
          )}
          {maintenance && (
            <FactBlock className={styles.long} name={maintenance.name} note={maintenance.note}>
              <MoneyPair money={maintenance.money} />
            </FactBlock>
          )}
          {rules && (
            <div className={clsx(styles.stone, styles.long)}>
              <dt>{rules.name}</dt>
              <dd>
                <ul className={styles.rules}>
                  {rules.lines.map((line) => (
                    <li key={line}>{line}</li>
                  ))}
                </ul>
              </dd>
            </div>
          )}
          {sand && (
            <FactBlock className={styles.short} name={sand.name} note={null}>
              {sand.value}
            </FactBlock>
          )}
        </dl>
        {drives.ways.length > 0 && (
          <div className={styles.road}>
            <h3>{drives.name}</h3>
            <ol>
              {drives.ways.map(({ destination, time }) => (
                <li key={destination}>
                  <b>{time}</b> {destination}
                </li>
              ))}
            </ol>
          </div>
        )}
        {note && <Small className={styles.note}>{note}</Small>}
      </div>
    </section>
  )
}

type FactBlockProps = { className?: string; name: string; note: string | null; children: ReactNode }

function FactBlock({ className, name, note, children }: FactBlockProps) {
  return (
    <div className={clsx(styles.stone, className)}>
      <dt>{name}</dt>
      <dd>
        <span className={styles.value}>{children}</span>
        {note && <span className={styles.small}>{note}</span>}
      </dd>
    </div>
  )
}
