import { brand } from '@app/brand/brand'
import { colors } from '@app/brand/colors'

type Tones = { ink: string; accent: string }

export const onLight: Tones = { ink: colors.ink, accent: colors.ink }
export const onDark: Tones = { ink: colors.white, accent: colors.accent }

export function Mark(tones: Tones) {
  const { viewBox, paths } = brand.mark
  return (
    <svg viewBox={viewBox} aria-hidden="true">
      {paths.map(({ d, tone }) => (
        <path key={d} fill={tones[tone]} d={d} />
      ))}
    </svg>
  )
}
