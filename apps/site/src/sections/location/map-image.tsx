import { Image, type ResponsiveImage } from '@/components/image/image'
import { InlineSvg, type InlineSvgData, RepeatedSvg } from '@/components/svg/svg'
import styles from './location.module.css'

export type MapData = { kind: 'svg'; svg: InlineSvgData } | { kind: 'image'; image: ResponsiveImage }

const SHAPES_ID = 'map-shapes'

/**
 * Renders our own map as an inline SVG, whose labels use the font of the page. A scan that staff uploaded is shown as
 * an image.
 */
export function MapImage({ map }: { map: MapData }) {
  if (map.kind === 'image') return <Image image={map.image} span="two-thirds" />
  return <InlineSvg className={styles.map} svg={map.svg} shapesId={SHAPES_ID} preserveAspectRatio="xMidYMid slice" />
}

/** Renders the map again for the dialog. It needs the `MapImage` on the same page. */
export function EnlargedMap({ map }: { map: MapData }) {
  if (map.kind === 'image') return <Image image={map.image} span="two-thirds" />
  return <RepeatedSvg className={styles.map} svg={map.svg} shapesId={SHAPES_ID} />
}
