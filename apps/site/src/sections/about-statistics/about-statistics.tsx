import './about-statistics.css'
import '@/ui/course.css'
import type { AboutContent } from '@/content/about'
import { useLanguage } from '@/i18n/language'
import { AtLeast } from '@/ui/at-least'

/** The company in figures: a course whose first block is the long one. */
export function AboutStatistics({ statistics }: { statistics: AboutContent['statistics'] }) {
  const { t } = useLanguage()
  return (
    <section className="wrap section stats" aria-label={t('about.figures')}>
      <ul className="course">
        {statistics.map(({ value, text }) => (
          <li className="stat" key={text}>
            <b>{/^\+[\d.,]+$/.test(value) ? <AtLeast figure={Number(value.replaceAll(/\D/g, ''))} /> : value}</b>
            <span>{text}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
