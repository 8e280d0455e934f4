import type { AmenityIcon } from '@app/domain/snapshot/icons'
import {
  ArrowUpDown,
  Baby,
  Bike,
  BookOpen,
  Car,
  Dog,
  DoorOpen,
  Dumbbell,
  Fish,
  Flame,
  Footprints,
  Gamepad2,
  LampFloor,
  Laptop,
  Leaf,
  Martini,
  Mountain,
  ShieldCheck,
  Sofa,
  Sun,
  Trees,
  Umbrella,
  Volleyball,
  Waves,
} from 'lucide-react'
import type { SVGProps } from 'react'
import type { IconType } from './icon'

/**
 * Icons by the name that staff choose in the CMS. Islands must not import them, because the browser would load them
 * all.
 */
export const amenityIcons: Record<AmenityIcon, IconType> = {
  waves: Waves,
  baby: Baby,
  umbrella: Umbrella,
  glass: Martini,
  sun: Sun,
  trees: Trees,
  footprints: Footprints,
  flame: Flame,
  shield: ShieldCheck,
  car: Car,
  dumbbell: Dumbbell,
  bike: Bike,
  dog: Dog,
  laptop: Laptop,
  ball: Volleyball,
  sofa: Sofa,
  door: DoorOpen,
  elevator: ArrowUpDown,
  leaf: Leaf,
  mountain: Mountain,
  horse: Horseshoe,
  fish: Fish,
  gamepad: Gamepad2,
  book: BookOpen,
  lamp: LampFloor,
}

/** Renders a horseshoe, because lucide-react has no icon for horses. */
function Horseshoe(props: SVGProps<SVGSVGElement>) {
  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: Icon hides the SVG from screen readers
    <svg viewBox="0 0 24 24" fill="none" stroke="currentColor" strokeLinecap="round" strokeLinejoin="round" {...props}>
      <path d="M6 20h3c-2-3-3-6-3-9a6 6 0 0 1 12 0c0 3-1 6-3 9h3" />
      <path d="M9 11v.01M10 15v.01M15 11v.01M14 15v.01M12 8v.01" />
    </svg>
  )
}
