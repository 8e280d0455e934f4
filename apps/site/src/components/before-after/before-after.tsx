import clsx from 'clsx'
import { ChevronsLeftRight } from 'lucide-react'
import { Icon } from '@/components/icon/icon'
import { Image, type ResponsiveImage } from '@/components/image/image'
import { divideRange } from './before-after.dom'
import styles from './before-after.module.css'

type Side = { name: string; day?: string; image: ResponsiveImage }
export type BeforeAfterProps = {
  label: string
  before: Side
  after: Side
  /** Initial position of the divider. Choose `left` if the changes are in the left half of the image. */
  dividerPosition?: 'middle' | 'left'
}

/** Renders two images of the same view with a movable divider. Without JavaScript they are side by side. */
export function BeforeAfter({ label, before, after, dividerPosition = 'middle' }: BeforeAfterProps) {
  return (
    <div className={clsx(styles.pair, dividerPosition === 'left' && styles.left)}>
      <ComparisonHalf {...after} className={styles.after} />
      <ComparisonHalf {...before} className={styles.before} />
      <span className={styles.joint} aria-hidden="true">
        <Icon icon={ChevronsLeftRight} />
      </span>
      <input
        className={styles.range}
        type="range"
        min={0}
        max={100}
        step={1}
        defaultValue={dividerPosition === 'left' ? 30 : 50}
        autoComplete="off"
        aria-label={label}
        {...divideRange}
      />
    </div>
  )
}

function ComparisonHalf({ name, day, image, className }: Side & { className?: string }) {
  return (
    <figure className={className}>
      <Image image={image} span="two-thirds" />
      <figcaption>
        {day && <b>{day}</b>} {name}
      </figcaption>
    </figure>
  )
}
