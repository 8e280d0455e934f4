import { beforeEach, expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { textsFor } from '@/i18n/translator'
import type { RuleSlot } from './rule-texts'
import { Terms, type TermsSection } from './terms'

const rule = (key: string, slot: RuleSlot) => ({ key, title: key, slot })
const campaign = {
  key: 'verano',
  title: 'Verano',
  validity: '',
  startsAt: '2026-01-01T05:00:00Z',
  endsAt: '2026-02-01T05:00:00Z',
  slot: 'rule2' as const,
}
const sections: TermsSection[] = [
  {
    key: 'general',
    title: 'Generales',
    icon: 'scale',
    accordions: [rule('uso', 'rule0'), rule('precios', 'rule1')],
    campaigns: null,
  },
  { key: 'promociones', title: 'Promociones', icon: 'gift', accordions: [], campaigns: [campaign] },
]
const terms = {
  locale: 'es' as const,
  texts: textsFor('es', 'terms', 'campaign'),
  sections,
  builtAt: '2026-01-15T12:00:00Z',
  rule0: <p>Texto de uso</p>,
  rule1: <p>Texto de precios</p>,
}

beforeEach(() => history.replaceState(null, '', location.pathname))

test('writes the open section and accordion to the URL', async () => {
  const screen = await render(<Terms {...terms} />)
  await screen.getByRole('heading', { name: 'precios' }).click()
  await expect.element(screen.getByText('Texto de precios')).toBeVisible()
  await expect.poll(() => location.search).toBe('?section=general&subsection=precios')
  await screen.getByRole('tab', { name: 'Promociones' }).click()
  await expect.poll(() => location.search).toBe('?section=promociones')
})

test('opens the section and the terms and conditions of a campaign that an old link names', async () => {
  history.replaceState(null, '', '?section=verano')
  const screen = await render(<Terms {...terms} />)
  await expect.element(screen.getByRole('tab', { name: 'Promociones' })).toHaveAttribute('aria-selected', 'true')
  await expect.poll(() => document.querySelector<HTMLDetailsElement>('#verano')?.open).toBe(true)
})

test('shows a campaign that ended after the build in the archive', async () => {
  vi.setSystemTime(new Date('2026-03-01T12:00:00Z'))
  history.replaceState(null, '', '?section=promociones')
  const screen = await render(<Terms {...terms} />)
  await expect.element(screen.getByRole('heading', { name: 'Archivo' })).toBeVisible()
  await expect.element(screen.getByText(/no hay campañas vigentes/)).toBeVisible()
  vi.useRealTimers()
})
