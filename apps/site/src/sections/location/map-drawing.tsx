import { kindOf } from '@/content/media'
import { InlineDrawing } from '@/ui/drawing'
import { Picture } from '@/ui/picture'

/** Our maps are drawings, set in the page so that their words use its typeface; a scan uploaded by staff is a picture. */
export function MapDrawing({ map, cropped = false }: { map: string; cropped?: boolean }) {
  if (kindOf(map) !== 'drawing') return <Picture image={map} span="two-thirds" />
  return <InlineDrawing className="map" drawing={map} preserveAspectRatio={cropped ? 'xMidYMid slice' : undefined} />
}
