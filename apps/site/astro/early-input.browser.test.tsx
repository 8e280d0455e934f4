import { startTransition, useState } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { recordEarlyInput } from './early-input'

const initialQuery = { amount: '100', percent: 20, months: '60', day: '5', isShared: false }

/** Renders controlled inputs whose changes depend on the state of the last render, like the quote. */
function QuoteExample() {
  const [{ amount, percent, months, day, isShared }, setQuery] = useState(initialQuery)
  const change = (part: Partial<typeof initialQuery>) => setQuery({ amount, percent, months, day, isShared, ...part })
  return (
    <>
      <input aria-label="Monto" value={amount} onChange={({ target }) => change({ amount: target.value })} />
      <input
        type="range"
        aria-label="Inicial"
        value={percent}
        onChange={({ target }) => change({ percent: Number(target.value) })}
      />
      {['60', '48'].map((value) => (
        <input
          key={value}
          type="radio"
          name="months"
          aria-label={value}
          checked={months === value}
          onChange={() => change({ months: value })}
        />
      ))}
      <select aria-label="Día" value={day} onChange={({ target }) => change({ day: target.value })}>
        <option>5</option>
        <option>20</option>
      </select>
      <input
        type="checkbox"
        aria-label="Comunes"
        checked={isShared}
        onChange={({ target }) => change({ isShared: target.checked })}
      />
      <output>{[amount, percent, months, day, isShared].join(' ')}</output>
    </>
  )
}

afterEach(() => document.body.replaceChildren())

test('enters again in React what a visitor entered before hydration', async () => {
  const island = document.createElement('div')
  island.innerHTML = renderToString(<QuoteExample />)
  document.body.append(island)
  await page.getByRole('textbox', { name: 'Monto' }).fill('250')
  const repeatEarlyInput = recordEarlyInput(island)
  await page.getByRole('slider', { name: 'Inicial' }).fill('35')
  await page.getByRole('radio', { name: '48' }).click()
  await page.getByRole('combobox', { name: 'Día' }).selectOptions('20')
  await page.getByRole('checkbox', { name: 'Comunes' }).click()
  startTransition(() => void hydrateRoot(island, <QuoteExample />))
  await repeatEarlyInput()
  await expect.element(page.getByRole('status')).toHaveTextContent('250 35 48 20 true')
  await expect.element(page.getByRole('textbox', { name: 'Monto' })).toHaveValue('250')
  await expect.element(page.getByRole('slider', { name: 'Inicial' })).toHaveValue('35')
  await expect.element(page.getByRole('radio', { name: '48' })).toBeChecked()
  await expect.element(page.getByRole('combobox', { name: 'Día' })).toHaveValue('20')
  await expect.element(page.getByRole('checkbox', { name: 'Comunes' })).toBeChecked()
})
