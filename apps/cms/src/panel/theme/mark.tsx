import { sea, stone } from './mark-address'

type Inks = { stoneInk: string; seaInk: string }

export const onLight: Inks = { stoneInk: '#1c284c', seaInk: '#1c284c' }
export const onDark: Inks = { stoneInk: '#ffffff', seaInk: '#cbf000' }

export function Mark({ stoneInk, seaInk }: Inks) {
  return (
    <svg viewBox="0 0 48 48" aria-hidden="true">
      <path fill={stoneInk} d={stone} />
      <path fill={seaInk} d={sea} />
    </svg>
  )
}
