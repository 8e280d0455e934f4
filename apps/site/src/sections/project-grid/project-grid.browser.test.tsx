import { beforeEach, expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { sampleCard } from '@/components/project-card/project-card.fixture'
import { textsFor } from '@/i18n/translator'
import { ProjectGrid } from './project-grid'

const grid = {
  locale: 'es' as const,
  texts: textsFor('es', 'projects'),
  title: 'Nuestros',
  titleBold: 'proyectos',
  filters: [
    { id: 'all', label: 'Todos', count: 2 },
    { id: 'mejia', label: 'Mejía', count: 1 },
    { id: 'tumbes', label: 'Tumbes', count: 0 },
  ],
  cards: [
    { ...sampleCard('Santorini'), filters: ['all', 'mejia'] },
    { ...sampleCard('Zafiro'), filters: ['all', 'punta-de-bombon'] },
  ],
  overview: { href: '/proyectos', label: 'Todos los proyectos' },
}

beforeEach(() => history.replaceState(null, '', location.pathname))

test('shows the projects of a selected filter and writes the filter to the URL', async () => {
  const screen = await render(<ProjectGrid {...grid} />)
  const filter = screen.getByRole('button', { name: /Mejía/ })
  await filter.click()
  await expect.element(filter).toHaveAttribute('aria-pressed', 'true')
  await expect.element(screen.getByRole('link', { name: 'Santorini' })).toBeVisible()
  await expect.element(screen.getByRole('link', { name: 'Zafiro' })).not.toBeInTheDocument()
  await expect.poll(() => location.search).toBe('?tab=mejia')
})

test('applies the filter that the URL names', async () => {
  history.replaceState(null, '', '?tab=mejia')
  const screen = await render(<ProjectGrid {...grid} />)
  await expect.element(screen.getByRole('link', { name: 'Zafiro' })).not.toBeInTheDocument()
})

test('explains a filter without projects and returns to all projects', async () => {
  const screen = await render(<ProjectGrid {...grid} />)
  await screen.getByRole('button', { name: /Tumbes/ }).click()
  await screen.getByRole('button', { name: 'Ver todos' }).click()
  await expect.element(screen.getByRole('link', { name: 'Zafiro' })).toBeVisible()
  await expect.element(screen.getByRole('button', { name: /Todos/ })).toHaveFocus()
})
