'use client'

import { readPercent, repriced } from '@app/domain/lot/reprice'
import { cents, readCents, shortUsd } from '@app/domain/money/money'
import { toast } from '@payloadcms/ui'
import { type FormEvent, useId, useState } from 'react'
import { TextField } from '../../../panel/forms/field'
import { useDeskRequest } from '../../../panel/forms/use-desk-request'
import type { Language } from '../../../panel/language/language'
import type { DeskLot } from './desk-lot'
import styles from './lot-desk.module.css'
import { lotMessages } from './messages'

type Props = { lots: readonly DeskLot[]; months: number | null; onChanged: () => void; language: Language }

/** Changes the price of one lot, or the prices of several lots by a percentage. Sold lots keep their price. */
export function PriceForm({ lots, months, onChanged, language }: Props) {
  const messages = lotMessages[language]
  const texts = messages.prices
  const { isBusy, send } = useDeskRequest(messages)
  const [text, setText] = useState('')
  const id = useId()
  const unsoldLots = lots.filter(({ state }) => state !== 'sold')
  const [first] = unsoldLots
  if (!first) return null
  const isOne = unsoldLots.length === 1
  const price = isOne ? readCents(text) : undefined
  const percent = isOne ? undefined : readPercent(text)
  const isValid = isOne ? Boolean(price) : percent !== undefined
  const newPrice = price ?? (percent === undefined ? undefined : repriced(cents(first.priceCents), percent, months))

  async function submit(event: FormEvent) {
    event.preventDefault()
    if (!isValid) return
    const lotIds = unsoldLots.map((lot) => lot.id)
    const answer = await send('/api/lot-desk/prices', {
      lots: lotIds,
      ...(isOne ? { priceCents: price } : { percent }),
    })
    if (!answer) return
    toast.success(texts.done(Number(answer.done)))
    for (const warning of (answer.warnings as string[] | undefined) ?? []) toast.warning(warning)
    setText('')
    onChanged()
  }

  return (
    <form className={styles.prices} onSubmit={(event) => void submit(event)}>
      <TextField
        id={id}
        label={isOne ? texts.newPrice : texts.percent}
        inputMode="decimal"
        value={text}
        problem={text && !isValid ? (isOne ? texts.wrongPrice : texts.wrongPercent) : undefined}
        onChange={({ target }) => setText(target.value)}
      />
      <button className="desk-btn" type="submit" disabled={isBusy}>
        {texts.change(unsoldLots.length)}
      </button>
      <p role="status" className="desk-soft">
        {newPrice !== undefined && texts.preview(first.code, first.price, shortUsd(newPrice))}
      </p>
    </form>
  )
}
