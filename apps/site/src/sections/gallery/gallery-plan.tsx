import { InlineDrawing, type InlineDrawingData } from '@/components/drawing/drawing'
import styles from './gallery-carousel.module.css'

/** Renders a floor plan for a slide of `GalleryCarousel`. */
export function GalleryPlan({ drawing }: { drawing: InlineDrawingData }) {
  return <InlineDrawing className={styles.plan} drawing={drawing} />
}
