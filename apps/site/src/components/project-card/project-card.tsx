import clsx from 'clsx'
import { Drawing, type DrawingData } from '@/components/drawing/drawing'
import { Picture, type PictureData, type Span } from '@/components/picture/picture'
import { Price, type PriceData } from '@/components/price/price'
import { type StatusPill, StatusPills } from '@/components/status-pills/status-pills'
import styles from './project-card.module.css'

type Fact = { before?: string; figure?: string; after?: string }

export type ProjectCardData = {
  slug: string
  name: string
  path: string
  kind: 'condominium' | 'apartment'
  placeLine: string
  description: string | null
  details: string[]
  logo: DrawingData
  picture: PictureData
  pills: StatusPill[]
  price: PriceData
  facts: Fact[]
  compare: { href: string; label: string }
}

type ProjectCardProps = { card: ProjectCardData; span: Span; className?: string; as?: 'article' | 'li' }

/**
 * Renders the summary of a project. The whole card links to the project page, and a second link adds the project to the
 * comparison.
 */
export function ProjectCard({ card, span, className, as: Tag = 'article' }: ProjectCardProps) {
  return (
    <Tag className={clsx(styles.card, className)} data-theme={card.kind}>
      <div className={styles.media}>
        <Picture picture={card.picture} span={span} />
        <div className={styles.status}>
          <StatusPills pills={card.pills} />
        </div>
      </div>
      <div className={styles.body}>
        <div>
          <h3>
            <a className={styles.hit} href={card.path}>
              <Drawing className={styles.logo} drawing={card.logo} alt={card.name} loading="lazy" />
            </a>
          </h3>
          <p className={styles.place}>{card.placeLine}</p>
          {card.description && <p className={styles.description}>{card.description}</p>}
        </div>
        <Price price={card.price} />
        <p className={styles.meta}>
          {card.facts.map(({ before, figure, after }) => (
            <span key={`${before}${figure}`}>
              {before} {figure && <b>{figure}</b>} {after}
            </span>
          ))}
          {card.details.length > 0 && <span className={styles.details}>{card.details.join(' · ')}</span>}
        </p>
      </div>
      <a className={styles.compare} href={card.compare.href} aria-description={card.name}>
        {card.compare.label}
      </a>
    </Tag>
  )
}
