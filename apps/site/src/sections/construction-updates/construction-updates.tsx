import clsx from 'clsx'
import { Mail, Rss } from 'lucide-react'
import type { ReactNode } from 'react'
import { BeforeAfter, type BeforeAfterProps } from '@/components/before-after/before-after'
import { TextLink } from '@/components/button/button'
import fold from '@/components/fold/fold.module.css'
import { Image, type ResponsiveImage } from '@/components/image/image'
import { SectionHead } from '@/components/section-head/section-head'
import { Small } from '@/components/text/text'
import { anchors } from '@/i18n/anchors'
import styles from './construction-updates.module.css'

type ConstructionUpdate = {
  date: string
  day: string
  percent: number
  title: string
  text: string | null
  photos: { label: string; of: string; images: ResponsiveImage[] }
}

type ConstructionUpdatesProps = {
  title: string
  titleBold: string
  updated: string
  next: string | null
  figure: { name: string; percent: number }
  comparison: BeforeAfterProps | null
  /** Sorted by date, newest first. */
  updates: ConstructionUpdate[]
  /** Updates that are collapsed together with the comparison. */
  older: { label: string; updates: ConstructionUpdate[] }
  note: string | null
  feed: { href: string; text: string } | null
  /** Link to the form with which a visitor subscribes to the updates by e-mail. */
  subscribe: { href: string; text: string }
  /** The construction stages. */
  children?: ReactNode
}

/** Renders the percentage, the construction stages and the construction updates, with older updates collapsed. */
export function ConstructionUpdates(props: ConstructionUpdatesProps) {
  const { title, titleBold, figure, comparison, updates, older, note, feed, subscribe } = props
  return (
    <section className="section" aria-labelledby={anchors.constructionUpdates}>
      <div className="wrap">
        <SectionHead id={anchors.constructionUpdates} title={title} titleBold={titleBold} />
        <div className={clsx('on-inverse', styles.now)}>
          <p className={styles.figure}>
            <span className="sr">{figure.name}: </span>
            {figure.percent}
            <i> %</i>
          </p>
          <p className={styles.latest}>
            <b>{updates[0]?.title}</b> <span>{props.updated}</span> <span>{props.next}</span>
          </p>
          {/* The content security policy forbids style attributes, but an SVG may set its width. */}
          <span className={styles.scale}>
            <svg className={styles.bar} width={`${figure.percent}%`} aria-hidden="true" />
          </span>
        </div>
        {props.children}
        <UpdateList updates={updates} />
        {(older.updates.length > 0 || comparison || feed) && (
          <details className={styles.older}>
            <summary className={fold.summary}>{older.label}</summary>
            <UpdateList updates={older.updates} />
            {comparison && <BeforeAfter {...comparison} />}
            {note && <Small className={styles.note}>{note}</Small>}
            {feed && (
              <TextLink href={feed.href} icon={Rss} iconFirst>
                {feed.text}
              </TextLink>
            )}
          </details>
        )}
        <TextLink href={subscribe.href} icon={Mail} iconFirst>
          {subscribe.text}
        </TextLink>
      </div>
    </section>
  )
}

function UpdateList({ updates }: { updates: ConstructionUpdate[] }) {
  return (
    <ol className={styles.updates}>
      {updates.map((update) => (
        <UpdateRow key={`${update.date}-${update.percent}`} {...update} />
      ))}
    </ol>
  )
}

function UpdateRow({ date, day, percent, title, text, photos }: ConstructionUpdate) {
  return (
    <li className={styles.update}>
      <p className={styles.when}>
        <time dateTime={date}>{day}</time> <b>{percent}&nbsp;%</b>
      </p>
      <div className={styles.words}>
        <h3>{title}</h3>
        {text && <p>{text}</p>}
        {photos.images.length > 0 && (
          <details>
            <summary>
              {photos.label}
              <span className="sr"> {photos.of}</span>
            </summary>
            <div className={styles.photos}>
              {photos.images.map((image) => (
                <Image key={image.src} image={image} span="third" />
              ))}
            </div>
          </details>
        )}
      </div>
    </li>
  )
}
