import { ChevronsLeftRight } from 'lucide-react'
import { Icon } from '@/components/icon/icon'
import { Picture, type PictureData } from '@/components/picture/picture'
import { divideRange } from './before-after.hooks'
import styles from './before-after.module.css'

type Side = { name: string; day: string; picture: PictureData }
export type BeforeAfterProps = { label: string; before: Side; after: Side }

/** Two pictures from one viewpoint under one slider. Without a script they stand side by side. */
export function BeforeAfter({ label, before, after }: BeforeAfterProps) {
  return (
    <div className={styles.pair}>
      <Half {...after} className={styles.after} />
      <Half {...before} className={styles.before} />
      <span className={styles.joint} aria-hidden="true">
        <Icon icon={ChevronsLeftRight} />
      </span>
      <input
        className={styles.range}
        type="range"
        min={0}
        max={100}
        step={1}
        defaultValue={50}
        autoComplete="off"
        aria-label={label}
        {...divideRange}
      />
    </div>
  )
}

function Half({ name, day, picture, className }: Side & { className?: string }) {
  return (
    <figure className={className}>
      <Picture picture={picture} span="two-thirds" />
      <figcaption>
        <b>{day}</b> {name}
      </figcaption>
    </figure>
  )
}
