import { spreadLabels } from '@app/domain/project/spread-labels'
import { coastline, type Position } from './peru-coast'

type MapPlace = { name: string; href: string; note: string; weight: number; position: Position }

/** Corner of the map in the north-west; the map shows 12.7 degrees to the east and 16.3 degrees to the south. */
const corner: Position = { lat: -2.9, lng: -82.2 }
const UNITS_PER_DEGREE = 31.5
export const mapSize = { width: 400, height: 514 }

/** Vertical distance between labels: two lines of text, large enough to tap. */
const LABEL_GAP = 48
const MAX_LABELS_PER_SIDE = 8
/** Distance between a marker and the end of its label. */
const LABEL_DISTANCE = 13
/** Distance between a marker and its label if the label was moved. A line connects them. */
const COLUMN_DISTANCE = 120

const round = (value: number) => Math.round(value * 10) / 10

const toPoint = ({ lat, lng }: Position) => ({
  x: round((lng - corner.lng) * UNITS_PER_DEGREE),
  y: round((corner.lat - lat) * UNITS_PER_DEGREE),
})

const isOnMap = (position: Position) => {
  const { x, y } = toPoint(position)
  return x >= 0 && y >= 0 && x <= mapSize.width && y <= mapSize.height
}

/** Returns the path of the land: the coastline, closed along the eastern edge of the map. */
export function landPath(): string {
  const points = coastline.map(toPoint).map(({ x, y }) => `${x} ${y}`)
  return `M${toPoint(coastline[0] as Position).x + 8} 0L${points.join('L')}L${mapSize.width} ${mapSize.height}V0Z`
}

/**
 * Returns a marker and a label for each place on the map. Labels of eastern places are to the left of their markers,
 * over the sea. Labels that would overlap are moved apart.
 */
export function coastLabels(places: readonly MapPlace[]) {
  const markers = places
    .filter(({ position }) => isOnMap(position))
    .map((place) => ({ ...place, at: toPoint(place.position) }))
  const isEast = ({ at }: { at: { x: number } }) => at.x > mapSize.width / 2
  return [
    ...labelsOf(
      markers.filter((marker) => !isEast(marker)),
      1,
    ),
    ...labelsOf(markers.filter(isEast), -1),
  ]
}

type Marker = MapPlace & { at: { x: number; y: number } }

function labelsOf(markers: Marker[], direction: 1 | -1) {
  const labelledMarkers = markers
    .toSorted((a, b) => b.weight - a.weight)
    .slice(0, MAX_LABELS_PER_SIDE)
    .toSorted((a, b) => a.at.y - b.at.y || a.at.x - b.at.x)
  const heights = spreadLabels(
    labelledMarkers.map(({ at }) => at.y),
    { gap: LABEL_GAP, min: LABEL_GAP / 2, max: mapSize.height - LABEL_GAP / 2 },
  )
  return labelledMarkers.map(({ name, href, note, at }, index) => {
    const y = round(heights[index] ?? at.y)
    const isMoved = labelledMarkers.some((other) => other.at !== at && Math.abs(other.at.y - at.y) < LABEL_GAP)
    const x = round(at.x + direction * (isMoved ? COLUMN_DISTANCE : LABEL_DISTANCE))
    return { name, href, note, at, label: { x, y }, isMoved, end: direction === 1 ? 'start' : 'end' } as const
  })
}
