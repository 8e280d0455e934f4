import clsx from 'clsx'
import { MapPin } from 'lucide-react'
import { Heading } from '@/components/heading/heading'
import { Icon } from '@/components/icon/icon'
import styles from './place-info.module.css'

type PlaceInfoProps = { title: string; titleBold: string; placeLine: string; facts: { value: string; text: string }[] }

/** Renders the name of a place and its facts in a row that overlaps the carousel. */
export function PlaceInfo({ title, titleBold, placeLine, facts }: PlaceInfoProps) {
  return (
    <div className={clsx('wrap', styles.placeInfo)}>
      <div className={clsx('on-inverse', styles.name)}>
        <Heading as="h1" title={title} titleBold={titleBold} />
        <p className={styles.place}>
          <Icon icon={MapPin} />
          {placeLine}
        </p>
      </div>
      <dl className={clsx(styles.facts, facts.length === 1 && styles.single)}>
        {facts.map(({ value, text }) => (
          <div key={value}>
            <dt>{value}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
