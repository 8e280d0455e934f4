import clsx from 'clsx'
import type { ComponentType, SVGProps } from 'react'
import styles from './icon.module.css'

/** An icon of lucide-react, or an SVG component of this folder with the same props. */
export type IconType = ComponentType<SVGProps<SVGSVGElement>>

type IconProps = { icon: IconType; className?: string }

/**
 * Renders an icon in the size and colour of the surrounding text. It is hidden from screen readers, because a text or a
 * label already has the same meaning.
 */
export function Icon({ icon: Svg, className }: IconProps) {
  return <Svg className={clsx(styles.icon, className)} strokeWidth={1.75} aria-hidden="true" />
}
