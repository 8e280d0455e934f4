import clsx from 'clsx'
import { PriceNote, type PriceNoteData } from '@/components/price/price-note'
import styles from './compare.module.css'

export function CompareNote(note: PriceNoteData) {
  return (
    <div className={clsx('wrap', styles.note)}>
      <PriceNote {...note} />
    </div>
  )
}
