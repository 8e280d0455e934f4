import type { LotState } from '@app/domain/lot/lot.schema'
import type { Language } from '../../../panel/language/language'
import type { Tone } from '../../../panel/list/list-config'
import { StateMark } from '../../../panel/list/state-mark'
import { Fact } from '../../../panel/theme/fact'
import { quoteMessages } from '../../quotes/messages'
import type { DeskLot } from './desk-lot'
import styles from './lot-desk.module.css'
import { lotMessages } from './messages'

const tones: Record<LotState, Tone> = { free: 'waiting', held: 'half', sold: 'done' }

type Props = { lot: DeskLot | undefined; maySeeHolder: boolean; language: Language }

/** Renders the lot that was selected last, and who holds it. */
export function LotCard({ lot, maySeeHolder, language }: Props) {
  const messages = lotMessages[language]
  if (!lot) return <p className="desk-box desk-soft">{messages.chooseOne}</p>
  const { code, state, price, size, waiting, until, by, since, holder, quoteHref } = lot
  return (
    <section className="desk-box" aria-labelledby="chosen-lot">
      <div className={styles.cardHead}>
        <h2 id="chosen-lot">
          {messages.lot} <b>{code}</b>
        </h2>
        <StateMark tone={tones[state]}>{messages.states[state]}</StateMark>
      </div>
      <dl className="facts">
        <Fact name={messages.price}>{price}</Fact>
        <Fact name={messages.size}>{size}</Fact>
        {state === 'held' && maySeeHolder && (
          <Fact name={messages.holder}>
            {holder ? <a href={holder.href}>{holder.name}</a> : messages.noHolder}
            {holder && <small>{holder.reference}</small>}
          </Fact>
        )}
        {until && <Fact name={messages.until}>{until}</Fact>}
        <Fact name={messages.changedBy}>
          {by ?? messages.nobody}
          {since && <small>{since}</small>}
        </Fact>
        {waiting && <Fact name={messages.waitingList}>{waiting}</Fact>}
      </dl>
      {quoteHref && (
        <a className="desk-btn" href={quoteHref}>
          {quoteMessages[language].quoteLot(code)}
        </a>
      )}
    </section>
  )
}
