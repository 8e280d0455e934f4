import clsx from 'clsx'
import { ArrowRight } from 'lucide-react'
import { type BudgetFitTexts, budgetFit } from '@/components/budget/budget-fit.dom'
import { Icon } from '@/components/icon/icon'
import { Image, type ResponsiveImage, type Span } from '@/components/image/image'
import { Price, type PriceData } from '@/components/price/price'
import { type StatusPill, StatusPills } from '@/components/status-pills/status-pills'
import { SvgImage, type SvgImageData } from '@/components/svg/svg'
import styles from './project-card.module.css'

type Link = { href: string; label: string }

export type ProjectCardData = {
  slug: string
  name: string
  path: string
  kind: 'condominium' | 'apartment'
  placeLine: string
  /** The smallest size and the number of free lots. */
  size: { before: string; figure: string; after: string }
  description: string | null
  details: string[]
  logo: SvgImageData
  image: ResponsiveImage
  pills: StatusPill[]
  price: PriceData
  facts: readonly { name: string; lines: readonly string[] }[]
  /** Null in a row of small cards. */
  actions: { main: Link; compare: Link } | null
}

type ProjectCardProps = {
  card: ProjectCardData
  span: Span
  as?: 'article' | 'li'
  heading?: 'h3' | 'h4'
  /** How many lots a budget pays for, shown on the image. */
  fit?: string | undefined
  /** Texts for the script that counts these lots on a page without React. */
  fitTexts?: BudgetFitTexts | undefined
  /** Whether the image is beside the text from 768 px. */
  isBeside?: boolean
  /** Whether phones lay the card out only when it is near (layout/later-parts). */
  isLater?: boolean
  className?: string | undefined
}

/**
 * Renders a project with the figures that buyers compare. The whole card links to the project page. A large card also
 * has a link to the lots (or the contact form, if sold out) and a link that adds the project to the comparison.
 */
export function ProjectCard(props: ProjectCardProps) {
  const {
    card,
    span,
    as: Tag = 'article',
    heading: Heading = 'h3',
    fit,
    fitTexts,
    isBeside = false,
    isLater,
    className,
  } = props
  return (
    <Tag
      className={clsx(styles.card, isBeside && styles.beside, className)}
      data-theme={card.kind}
      data-later={isLater || undefined}
    >
      <div className={styles.media}>
        <Image image={card.image} span={span} />
        <div className={styles.status}>
          <StatusPills pills={card.pills} />
        </div>
        {fit && <p className={styles.fit}>{fit}</p>}
        {fitTexts && <p className={styles.fit} {...budgetFit(card.slug, fitTexts)} />}
      </div>
      <div className={styles.body}>
        <div>
          <Heading>
            <a className={styles.hit} href={card.path}>
              <SvgImage className={styles.logo} svg={card.logo} alt={card.name} loading="lazy" />
            </a>
          </Heading>
          <p className={styles.place}>{card.placeLine}</p>
          <p className={styles.place}>
            {card.size.before} <b>{card.size.figure}</b>
            {card.size.after}
          </p>
        </div>
        <Price price={card.price} />
        {card.facts.length > 0 && (
          <dl className={styles.facts}>
            {card.facts.map(({ name, lines }) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd>
                  {lines.map((line) => (
                    <span key={line}>{line}</span>
                  ))}
                </dd>
              </div>
            ))}
          </dl>
        )}
        {card.description && (
          <div className={styles.about}>
            <p>{card.description}</p>
            {card.details.length > 0 && <p className={styles.details}>{card.details.join(' · ')}</p>}
          </div>
        )}
        {card.actions && (
          <p className={styles.actions}>
            <a className={styles.action} href={card.actions.main.href} aria-description={card.name}>
              {card.actions.main.label}
              <Icon icon={ArrowRight} />
            </a>
            <a className={styles.compare} href={card.actions.compare.href} aria-description={card.name}>
              {card.actions.compare.label}
            </a>
          </p>
        )}
      </div>
    </Tag>
  )
}
