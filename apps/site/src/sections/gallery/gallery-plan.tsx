import { InlineSvg, type InlineSvgData } from '@/components/svg/svg'
import styles from './gallery-carousel.module.css'

/** Renders a floor plan for a slide of `GalleryCarousel`. */
export function GalleryPlan({ svg }: { svg: InlineSvgData }) {
  return <InlineSvg className={styles.plan} svg={svg} />
}
