import { type Box, boxAround } from '@app/domain/lot/nearest-lot'
import { type CSSProperties, memo, useMemo } from 'react'
import styles from './block-letters.module.css'
import type { OfferedLot } from './lot-offer'
import { middle } from './plan-view'
import type { LotTranslate } from './texts'

type BlockLettersProps = {
  t: LotTranslate
  blocks: readonly (readonly [string, readonly OfferedLot[]])[]
  whole: Box
  isNear: boolean
  isHydrated: boolean
  onBlock: (block: string) => void
}

/** On phones: a round button on each block of the whole plan, or a row of buttons below a zoomed plan. */
export const BlockLetters = memo(function BlockLetters({
  t,
  blocks,
  whole,
  isNear,
  isHydrated,
  onBlock,
}: BlockLettersProps) {
  const letters = useMemo(
    () => blocks.map(([block, own]) => [block, placeOf(boxAround(own.map(({ points }) => points)), whole)] as const),
    [blocks, whole],
  )
  const isOnPlan = isHydrated && !isNear
  return (
    <>
      <p className={styles.hint}>{isNear ? t('lots.twoFingers') : t('lots.pressBlock')}</p>
      <fieldset className={isOnPlan ? styles.onPlan : styles.row} hidden={!isHydrated}>
        <legend className="sr">{t('lots.nearBlock')}</legend>
        {letters.map(([block, place]) => (
          <button
            key={block}
            type="button"
            className={styles.letter}
            // Only after hydration: the content security policy forbids style attributes in the served HTML.
            style={isOnPlan ? place : undefined}
            aria-label={t('lots.blockNamed', { block })}
            onClick={() => onBlock(block)}
          >
            {block}
          </button>
        ))}
      </fieldset>
    </>
  )
})

function placeOf(box: Box, whole: Box): CSSProperties {
  const { x, y } = middle(box)
  return { left: `${((x - whole.x) / whole.width) * 100}%`, top: `${((y - whole.y) / whole.height) * 100}%` }
}
