import { useState } from 'react'
import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { TabList, TabPanel } from './tabs'

const tabs = ['Uno', 'Dos', 'Tres'].map((label) => ({ id: label.toLowerCase(), label }))

function Example() {
  const [selected, setSelected] = useState('uno')
  return (
    <>
      <TabList label="Vistas" tabs={tabs} selected={selected} onSelect={setSelected} idPrefix="example" />
      {tabs.map(({ id, label }) => (
        <TabPanel key={id} id={id} idPrefix="example" isSelected={id === selected}>
          Panel {label}
        </TabPanel>
      ))}
    </>
  )
}

test('shows only the panel of the clicked tab', async () => {
  const screen = await render(<Example />)
  await screen.getByRole('tab', { name: 'Dos' }).click()
  await expect.element(screen.getByText('Panel Dos')).toBeVisible()
  await expect.element(screen.getByText('Panel Uno')).not.toBeVisible()
  await expect.element(screen.getByRole('tabpanel', { name: 'Dos' })).toBeVisible()
})

test('moves the selection and the focus with the arrow keys, Home and End', async () => {
  const screen = await render(<Example />)
  const tab = (name: string) => screen.getByRole('tab', { name })
  await userEvent.tab()
  await userEvent.keyboard('{ArrowLeft}')
  await expect.element(tab('Tres')).toHaveFocus()
  await expect.element(tab('Tres')).toHaveAttribute('aria-selected', 'true')
  await userEvent.keyboard('{ArrowRight}')
  await expect.element(tab('Uno')).toHaveFocus()
  await userEvent.keyboard('{End}')
  await expect.element(tab('Tres')).toHaveFocus()
  await userEvent.keyboard('{Home}')
  await expect.element(tab('Uno')).toHaveFocus()
  await expect.element(tab('Dos')).toHaveAttribute('tabindex', '-1')
})
