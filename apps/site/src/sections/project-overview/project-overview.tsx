import clsx from 'clsx'
import type { ReactNode } from 'react'
import type { BudgetFitTexts } from '@/components/budget/budget-fit.dom'
import { TextLink } from '@/components/button/button'
import { ProjectCard, type ProjectCardData } from '@/components/project-card/project-card'
import { anchors, linkTo } from '@/i18n/anchors'
import styles from './project-overview.module.css'

type PlaceGroup = {
  id: string
  name: string
  region: string | null
  count: string
  /** The page of the place, if it has one. */
  page: { href: string; label: string } | null
  cards: ProjectCardData[]
  /** Projects without a card, if there are too many for one page. */
  others: { title: string; projects: { name: string; path: string; price: string | null }[] } | null
}

type ProjectOverviewProps = {
  kinds: { id: string; title: string; count: string; fitTexts?: BudgetFitTexts; places: PlaceGroup[] }[]
  showAll: string
  /** The note about prices. */
  children?: ReactNode
}

/** Renders all projects by kind and place. If the hash of the URL names a group, only that group is visible. */
export function ProjectOverview({ kinds, showAll, children }: ProjectOverviewProps) {
  return (
    <div className={clsx('wrap', styles.overview)} id={anchors.projects}>
      {kinds.map((kind) => (
        <section key={kind.id} className={styles.kind} id={kind.id} aria-labelledby={`${kind.id}-title`}>
          <div className={styles.kindHead}>
            <h2 id={`${kind.id}-title`}>
              {kind.title} <span>{kind.count}</span>
            </h2>
            <ShowAll label={showAll} />
          </div>
          {kind.places.map((place) => (
            <section key={place.id} className={styles.place} id={place.id} aria-labelledby={`${place.id}-title`}>
              <div className={styles.placeHead}>
                <h3 id={`${place.id}-title`}>{place.name}</h3>
                <p>{place.region ? `${place.region} · ${place.count}` : place.count}</p>
                {place.page && (
                  <TextLink className={styles.more} href={place.page.href}>
                    {place.page.label}
                  </TextLink>
                )}
                <ShowAll label={showAll} />
              </div>
              <div>
                <ul className={styles.cards}>
                  {place.cards.map((card, index) => {
                    const isAlone = place.cards.length % 2 === 1 && index === place.cards.length - 1
                    return (
                      <ProjectCard
                        key={card.slug}
                        card={card}
                        span={isAlone ? 'half' : 'third'}
                        fitTexts={kind.fitTexts}
                        as="li"
                        heading="h4"
                        isBeside={isAlone}
                      />
                    )
                  })}
                </ul>
                {place.others && <OtherProjects {...place.others} />}
              </div>
            </section>
          ))}
        </section>
      ))}
      {children}
    </div>
  )
}

/** Renders the link that removes the filter. It is visible only in the group that the URL names. */
function ShowAll({ label }: { label: string }) {
  return (
    <a className={styles.showAll} href={linkTo(anchors.projects)}>
      {label}
    </a>
  )
}

function OtherProjects({ title, projects }: NonNullable<PlaceGroup['others']>) {
  return (
    <div className={styles.others}>
      <h4>{title}</h4>
      <ul>
        {projects.map(({ name, path, price }) => (
          <li key={path}>
            <a href={path}>{name}</a> {price}
          </li>
        ))}
      </ul>
    </div>
  )
}
