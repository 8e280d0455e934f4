import { InlineDrawing, type InlineDrawingData, RepeatedDrawing } from '@/components/drawing/drawing'
import { Picture, type PictureData } from '@/components/picture/picture'
import styles from './location.module.css'

export type MapData = { kind: 'drawing'; drawing: InlineDrawingData } | { kind: 'picture'; picture: PictureData }

const SHAPES_ID = 'map-shapes'

/**
 * Renders our own map as an inline SVG, whose labels use the font of the page. A scan that staff uploaded is shown as
 * an image.
 */
export function MapDrawing({ map }: { map: MapData }) {
  if (map.kind === 'picture') return <Picture picture={map.picture} span="two-thirds" />
  return (
    <InlineDrawing
      className={styles.map}
      drawing={map.drawing}
      shapesId={SHAPES_ID}
      preserveAspectRatio="xMidYMid slice"
    />
  )
}

/** Renders the map again for the dialog. It needs the `MapDrawing` on the same page. */
export function EnlargedMap({ map }: { map: MapData }) {
  if (map.kind === 'picture') return <Picture picture={map.picture} span="two-thirds" />
  return <RepeatedDrawing className={styles.map} drawing={map.drawing} shapesId={SHAPES_ID} />
}
