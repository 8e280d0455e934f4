import { type Box, boxAround } from '@sillar/domain/lot/nearest-lot'
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
  isLive: boolean
  onBlock: (block: string) => void
}

/** On phones: a round letter on each block of the whole plan, then a row of them below the one that is seen. */
export const BlockLetters = memo(function BlockLetters({
  t,
  blocks,
  whole,
  isNear,
  isLive,
  onBlock,
}: BlockLettersProps) {
  const letters = useMemo(
    () => blocks.map(([block, own]) => [block, placeOf(boxAround(own.map(({ points }) => points)), whole)] as const),
    [blocks, whole],
  )
  const isOnPlan = isLive && !isNear
  return (
    <>
      <p className={styles.hint}>{isNear ? t('lots.twoFingers') : t('lots.pressBlock')}</p>
      <fieldset className={isOnPlan ? styles.onPlan : styles.row} hidden={!isLive}>
        <legend className="sr">{t('lots.nearBlock')}</legend>
        {letters.map(([block, place]) => (
          <button
            key={block}
            type="button"
            className={styles.letter}
            // Only live: what is served may hold no style of its own.
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
