import clsx from 'clsx'
import type { ComponentType, SVGProps } from 'react'
import styles from './icon.module.css'

/** An icon of lucide-react, or one of ours with the same props (`brand-marks.tsx`). */
export type IconType = ComponentType<SVGProps<SVGSVGElement>>

type IconProps = { icon: IconType; className?: string }

/**
 * An icon in the size and colour of the text around it. It is hidden from screen readers: the text beside it says the same.
 */
export function Icon({ icon: Drawing, className }: IconProps) {
  return <Drawing className={clsx(styles.icon, className)} strokeWidth={1.75} aria-hidden="true" />
}
