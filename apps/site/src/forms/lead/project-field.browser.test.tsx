import { beforeEach, expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { answerWith } from '../programmed-answers.fixture'
import { LeadForm } from './lead-form'
import { leadFormProps } from './lead-form.fixture'

let list = ''

/** Each test uses its own URL, because a page loads the list only once. */
beforeEach(({ task }) => {
  sessionStorage.clear()
  list = `/api/projects-${task.id}`
})

const project = (slug: string, isOpen = true) => ({ slug, name: slug.toUpperCase(), isOpen, hasQuote: isOpen })
const answer = { status: 200, body: [project('killa', false), project('santorini'), project('delos')] }

const renderForm = () => render(<LeadForm {...leadFormProps} moreProjects={list} />)
type Screen = Awaited<ReturnType<typeof renderForm>>
const select = (screen: Screen) => screen.getByRole('combobox', { name: 'Proyecto' })
const optionsOf = (screen: Screen) =>
  [...(select(screen).element() as HTMLSelectElement).options].slice(1).map(({ value }) => value)

test('offers all open projects after the visitor has focused a field', async () => {
  await answerWith(list, answer)
  const screen = await renderForm()
  expect(optionsOf(screen)).toEqual(['general', 'killa', 'santorini'])
  await screen.getByRole('textbox', { name: 'Nombre', exact: true }).click()
  await expect.poll(() => optionsOf(screen)).toEqual(['general', 'santorini', 'delos'])
})

test('keeps the choice of the visitor when the other projects arrive', async () => {
  await answerWith(list, answer)
  const screen = await renderForm()
  await select(screen).selectOptions('santorini')
  await screen.getByRole('textbox', { name: 'Nombre', exact: true }).click()
  await expect.poll(() => optionsOf(screen)).toContain('delos')
  await expect.element(select(screen)).toHaveValue('santorini')
})

test('restores a draft with a project that the page does not contain', async () => {
  await answerWith(list, answer)
  const first = await renderForm()
  await first.getByRole('textbox', { name: 'Nombre', exact: true }).click()
  await expect.poll(() => optionsOf(first)).toContain('delos')
  await select(first).selectOptions('delos')
  await first.unmount()
  list = `${list}-again`
  await answerWith(list, answer)
  const second = await renderForm()
  await expect.element(select(second)).toHaveValue('delos')
})

test('keeps the listed projects if the list cannot be loaded, and tries again', async () => {
  await answerWith(list, { status: 503 }, answer)
  const screen = await renderForm()
  await screen.getByRole('textbox', { name: 'Nombre', exact: true }).click()
  expect(optionsOf(screen)).toEqual(['general', 'killa', 'santorini'])
  await expect
    .poll(async () => {
      await screen.getByRole('textbox', { name: 'Apellido', exact: true }).click()
      await screen.getByRole('textbox', { name: 'Nombre', exact: true }).click()
      return optionsOf(screen)
    })
    .toContain('delos')
})
