import { InlineDrawing, type InlineDrawingData } from '@/components/drawing/drawing'
import { Picture, type PictureData } from '@/components/picture/picture'
import styles from './location.module.css'

export type MapData = { kind: 'drawing'; drawing: InlineDrawingData } | { kind: 'picture'; picture: PictureData }

/**
 * Renders our own map as an inline SVG, whose labels use the font of the page. A scan that staff uploaded is shown as
 * an image.
 */
export function MapDrawing({ map, cropped = false }: { map: MapData; cropped?: boolean }) {
  if (map.kind === 'picture') return <Picture picture={map.picture} span="two-thirds" />
  return (
    <InlineDrawing
      className={styles.map}
      drawing={map.drawing}
      preserveAspectRatio={cropped ? 'xMidYMid slice' : undefined}
    />
  )
}
