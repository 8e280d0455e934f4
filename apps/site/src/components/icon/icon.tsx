import clsx from 'clsx'
import type { ComponentType, SVGProps } from 'react'
import styles from './icon.module.css'

/** An icon of lucide-react, or one of ours with the same shape (`brand-marks.tsx`). */
export type IconType = ComponentType<SVGProps<SVGSVGElement>>

type IconProps = { icon: IconType; className?: string }

/** As large as the text it stands in, and in its colour. What it says is said in words beside it. */
export function Icon({ icon: Drawing, className }: IconProps) {
  return <Drawing className={clsx(styles.icon, className)} strokeWidth={1.75} aria-hidden="true" />
}
