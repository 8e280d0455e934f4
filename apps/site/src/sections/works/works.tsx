import clsx from 'clsx'
import { CalendarDays, Clock, Rss } from 'lucide-react'
import { BeforeAfter, type BeforeAfterProps } from '@/components/before-after/before-after'
import { TextLink } from '@/components/button/button'
import { DemoMark } from '@/components/demo-mark/demo-mark'
import { Icon } from '@/components/icon/icon'
import { Picture, type PictureData } from '@/components/picture/picture'
import { SectionHead } from '@/components/section-head/section-head'
import { Small } from '@/components/text/text'
import styles from './works.module.css'

type Report = {
  date: string
  day: string
  percent: number
  title: string
  text: string | null
  photos: { label: string; of: string; pictures: PictureData[] }
}

type WorksProps = {
  title: string
  titleBold: string
  updated: string
  next: string | null
  figure: { name: string; percent: number }
  comparison: BeforeAfterProps | null
  scale: string
  /** Sorted by date, newest first. */
  reports: Report[]
  demo: string | null
  note: string
  feed: { href: string; text: string } | null
}

/** Renders construction updates by date. The bar behind each text is as long as its percentage. */
export function Works(props: WorksProps) {
  const { title, titleBold, updated, next, figure, comparison, scale, reports, demo, note, feed } = props
  return (
    <section className={clsx('section', styles.works)} aria-labelledby="obra">
      <div className="wrap">
        <SectionHead id="obra" title={title} titleBold={titleBold}>
          <div className={styles.stamps}>
            <p>
              <Icon icon={Clock} />
              {updated}
            </p>
            {next && (
              <p>
                <Icon icon={CalendarDays} />
                {next}
              </p>
            )}
          </div>
        </SectionHead>
        <div className={clsx(styles.top, comparison && styles.withPictures)}>
          <div className={clsx('on-inverse', styles.now)}>
            <p>{figure.name}</p>
            <p className={styles.figure}>
              {figure.percent}
              <i> %</i>
            </p>
            {demo && <DemoMark>{demo}</DemoMark>}
          </div>
          {comparison && <BeforeAfter {...comparison} />}
        </div>
        <ol className={styles.reports} aria-label={scale}>
          {reports.map((report) => (
            <ReportRow key={`${report.date}-${report.percent}`} {...report} />
          ))}
        </ol>
        <div className={styles.foot}>
          <Small>{note}</Small>
          {feed && (
            <TextLink href={feed.href} icon={Rss} iconFirst>
              {feed.text}
            </TextLink>
          )}
        </div>
      </div>
    </section>
  )
}

function ReportRow({ date, day, percent, title, text, photos }: Report) {
  return (
    <li className={styles.report}>
      {/* The content security policy forbids style attributes, but an SVG may set its width. */}
      <svg className={styles.bar} width={`${percent}%`} aria-hidden="true" />
      <p className={styles.when}>
        <time dateTime={date}>{day}</time>
        <b>{percent}&nbsp;%</b>
      </p>
      <div className={styles.words}>
        <h3>{title}</h3>
        {text && <p>{text}</p>}
        {photos.pictures.length > 0 && (
          <details>
            <summary>
              {photos.label}
              <span className="sr"> {photos.of}</span>
            </summary>
            <div className={styles.photos}>
              {photos.pictures.map((picture) => (
                <Picture key={picture.src} picture={picture} span="third" />
              ))}
            </div>
          </details>
        )}
      </div>
    </li>
  )
}
