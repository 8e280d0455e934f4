import { type Box, boxAround } from '@app/domain/lot/nearest-lot'
import { centreOf } from '@app/domain/lot/plan-view'
import { type CSSProperties, memo, useMemo } from 'react'
import styles from './block-letters.module.css'
import type { OfferedLot } from './lot-offer'
import type { LotTranslate } from './texts'

type BlockLettersProps = {
  t: LotTranslate
  blocks: readonly (readonly [string, readonly OfferedLot[]])[]
  planBox: Box
  isZoomed: boolean
  isHydrated: boolean
  onBlock: (block: string) => void
}

/** Renders a button per block: on the plan while it is shown whole, or in a row below the plan when it is zoomed. */
export const BlockLetters = memo(function BlockLetters({
  t,
  blocks,
  planBox,
  isZoomed,
  isHydrated,
  onBlock,
}: BlockLettersProps) {
  const letters = useMemo(
    () =>
      blocks.map(
        ([block, blockLots]) => [block, positionOf(boxAround(blockLots.map(({ points }) => points)), planBox)] as const,
      ),
    [blocks, planBox],
  )
  const isOnPlan = isHydrated && !isZoomed
  return (
    <>
      <p className={styles.hint}>{isZoomed ? t('lots.twoFingers') : t('lots.pressBlock')}</p>
      <fieldset className={isOnPlan ? styles.onPlan : styles.row} hidden={!isHydrated}>
        <legend className="sr">{t('lots.nearBlock')}</legend>
        {letters.map(([block, position]) => (
          <button
            key={block}
            type="button"
            className={styles.letter}
            // The content security policy forbids style attributes in the served HTML, so the position is set after
            // hydration.
            style={isOnPlan ? position : undefined}
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

function positionOf(box: Box, planBox: Box): CSSProperties {
  const { x, y } = centreOf(box)
  return { left: `${((x - planBox.x) / planBox.width) * 100}%`, top: `${((y - planBox.y) / planBox.height) * 100}%` }
}
