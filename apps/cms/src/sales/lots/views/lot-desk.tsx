'use client'

import type { LotState } from '@app/domain/lot/lot.schema'
import { useState } from 'react'
import type { Language } from '../../../panel/language/language'
import type { PickedLead } from '../../leads/views/lead-picker'
import { type DeskLot, isPlaced } from './desk-lot'
import { HeldLots } from './held-lots'
import { LotCard } from './lot-card'
import styles from './lot-desk.module.css'
import { allLots, LotFilter, matchesFilter } from './lot-filter'
import { LotList } from './lot-list'
import { LotPlan } from './lot-plan'
import { lotMessages } from './messages'
import { PriceForm } from './price-form'
import { SellDialog } from './sell-dialog'
import { StateButtons } from './state-buttons'
import { useStateChange } from './use-state-change'

type Props = {
  lots: DeskLot[]
  plan: { viewBox: string; ground: string; name: string } | null
  months: number | null
  rights: { mayChange: boolean; mayReprice: boolean; maySeeHolder: boolean }
  /** The lead for whom the next lots are held, if the page was opened from a lead. */
  newHolder: PickedLead | undefined
  language: Language
}

/** Renders the plan and the list of the lots of a project. Both select the same lots. */
export function LotDesk({ lots, plan, months, rights, newHolder, language }: Props) {
  const messages = lotMessages[language]
  const [selectedIds, setSelectedIds] = useState<ReadonlySet<string>>(new Set())
  const [lastId, setLastId] = useState<string>()
  const [filter, setFilter] = useState(allLots)
  const [isSelling, setIsSelling] = useState(false)
  const shownLots = lots.filter((lot) => matchesFilter(lot, filter))
  const selectedLots = lots.filter((lot) => selectedIds.has(lot.id))
  const { isBusy, hold, setHold, changeState } = useStateChange({
    lots: selectedLots,
    newHolder,
    onChanged: () => setSelectedIds(new Set()),
    language,
  })

  function select(changedLots: readonly DeskLot[], isSelected: boolean) {
    const next = new Set(selectedIds)
    for (const { id } of changedLots) isSelected ? next.add(id) : next.delete(id)
    setSelectedIds(next)
    setLastId(changedLots.at(-1)?.id)
  }

  /** Selects a lot, or deselects it. A lot that the filter hides is shown, so staff see every lot that they change. */
  function press(lot: DeskLot) {
    if (!matchesFilter(lot, filter)) setFilter(allLots)
    select([lot], !selectedIds.has(lot.id))
  }

  /** Changes the filter and deselects the lots that it hides, so staff cannot change a lot that they do not see. */
  function changeFilter(next: typeof filter) {
    setFilter(next)
    setSelectedIds(new Set(selectedLots.filter((lot) => matchesFilter(lot, next)).map((lot) => lot.id)))
  }

  async function requestState(state: LotState) {
    if (state === 'sold') setIsSelling(true)
    else await changeState(state)
  }

  async function sell() {
    await changeState('sold')
    setIsSelling(false)
  }

  const { mayChange, mayReprice, maySeeHolder } = rights
  return (
    <>
      <div className={styles.desk} data-has-plan={plan !== null || undefined}>
        {plan && (
          <LotPlan
            plan={plan}
            lots={lots.filter(isPlaced)}
            selectedIds={selectedIds}
            isShown={(lot) => matchesFilter(lot, filter)}
            onPress={press}
            language={language}
          />
        )}
        <div className={styles.side}>
          <LotCard lot={lots.find(({ id }) => id === lastId)} maySeeHolder={maySeeHolder} language={language} />
          <HeldLots lots={lots} maySeeHolder={maySeeHolder} onPress={press} language={language} />
        </div>
      </div>
      <LotFilter value={filter} onChange={changeFilter} count={shownLots.length} language={language} />
      {shownLots.length > 0 && (
        <label className={styles.all}>
          <input
            type="checkbox"
            checked={shownLots.every(({ id }) => selectedIds.has(id))}
            onChange={({ target }) => select(shownLots, target.checked)}
          />
          {messages.chooseAll(shownLots.length)}
        </label>
      )}
      <LotList lots={shownLots} selectedIds={selectedIds} onSelect={select} language={language} />
      {(mayChange || mayReprice) && (
        <div className={styles.bar}>
          <p role="status">{selectedIds.size > 0 ? messages.chosen(selectedIds.size) : messages.hint}</p>
          {selectedIds.size > 0 && (
            <div className={styles.actions}>
              {mayChange && (
                <StateButtons
                  hold={hold}
                  onHoldChange={setHold}
                  isBusy={isBusy}
                  onState={(state) => void requestState(state)}
                  language={language}
                />
              )}
              {mayReprice && (
                <PriceForm
                  lots={selectedLots}
                  months={months}
                  onChanged={() => setSelectedIds(new Set())}
                  language={language}
                />
              )}
            </div>
          )}
        </div>
      )}
      {isSelling && (
        <SellDialog
          codes={selectedLots.map(({ code }) => code)}
          waitingCount={selectedLots.reduce((total, lot) => total + lot.waitingCount, 0)}
          language={language}
          isBusy={isBusy}
          onConfirm={() => void sell()}
          onCancel={() => setIsSelling(false)}
        />
      )}
    </>
  )
}
