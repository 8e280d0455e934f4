import type { Locale } from '@app/domain/language/locale'
import clsx from 'clsx'
import { AtLeast } from '@/components/at-least/at-least'
import course from '@/components/course/course.module.css'
import { translator } from '@/i18n/translator'
import styles from './about-statistics.module.css'

type AboutStatisticsProps = { locale: Locale; statistics: { value: string; text: string }[] }

export function AboutStatistics({ locale, statistics }: AboutStatisticsProps) {
  const t = translator(locale)
  return (
    <section className={clsx('wrap section', styles.aboutStatistics)} aria-label={t('about.figures')}>
      <ul className={course.course}>
        {statistics.map(({ value, text }) => (
          <li className={styles.figure} key={text}>
            <b>
              <Value value={value} locale={locale} />
            </b>
            <span>{text}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Formats a value such as "+1000" in the language of the page. Other values stay unchanged. */
function Value({ value, locale }: { value: string; locale: Locale }) {
  if (!/^\+[\d.,]+$/.test(value)) return value
  return <AtLeast figure={Number(value.replaceAll(/\D/g, ''))} locale={locale} />
}
