import { expect, type Locator, type Page } from '@playwright/test'

const PAGE_MS = 1000
const ACTION_MS = 500

/** A page or an action of staff. `run` resolves as soon as a person can read the result. */
export type PanelTiming = {
  name: string
  goalMs: number
  prepare?: (page: Page) => Promise<unknown>
  run: (page: Page, time: number) => Promise<unknown>
}

const rows = (page: Page) =>
  page
    .getByRole('table')
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader') })
const leadLink = (page: Page) => page.locator('main li a[href*="/admin/consultas/"]:not([href$="/nueva"])').first()
const heading = (page: Page) => page.getByRole('heading', { level: 1 })
const openLeads = async (page: Page) => {
  await page.goto('/admin/consultas')
  await page.waitForLoadState('networkidle')
}
const openLead = async (page: Page) => {
  await openLeads(page)
  await leadLink(page).click()
  await page.getByRole('textbox', { name: 'Nueva nota' }).waitFor()
  await page.waitForLoadState('networkidle')
}

const timePage = (name: string, address: string, read: (page: Page) => Promise<unknown>): PanelTiming => ({
  name,
  goalMs: PAGE_MS,
  run: async (page) => {
    await page.goto(address, { waitUntil: 'commit' })
    await read(page)
  },
})
const timeList = (collection: string, query = '') =>
  timePage(`List: ${collection}${query && ', searched'}`, `/admin/collections/${collection}${query}`, (page) =>
    rows(page).first().waitFor(),
  )

async function openList(page: Page, collection: string): Promise<void> {
  await page.goto(`/admin/collections/${collection}`)
  await rows(page).first().waitFor()
  await page.waitForLoadState('networkidle')
}

const recordForm = (page: Page) => page.locator('form.collection-edit__form')
/** Records that staff may only read are shown as facts. */
const recordFacts = (page: Page) => page.getByRole('main').getByRole('term').first()

const timeOpening = (collection: string, content: (page: Page) => Locator): PanelTiming => ({
  name: `Record: ${collection}, from its list`,
  goalMs: PAGE_MS,
  prepare: (page) => openList(page, collection),
  run: async (page) => {
    await rows(page).first().getByRole('rowheader').getByRole('link').click()
    await content(page).waitFor()
  },
})

export const panelTimings: PanelTiming[] = [
  timePage('Start page', '/admin', (page) => heading(page).waitFor()),
  timePage('Leads', '/admin/consultas', (page) => leadLink(page).waitFor()),
  timePage('Leads, one state and one project', '/admin/consultas?estado=new&proyecto=santorini', (page) =>
    leadLink(page).waitFor(),
  ),
  timePage('Leads, page 400', '/admin/consultas?pagina=400', (page) => leadLink(page).waitFor()),
  {
    name: 'Leads, search by phone',
    goalMs: PAGE_MS,
    prepare: openLeads,
    run: async (page, time) => {
      await page.getByRole('searchbox', { name: 'Buscar' }).fill(`9870${10_000 + time}`)
      await page.getByRole('searchbox', { name: 'Buscar' }).press('Enter')
      await page.getByRole('status').filter({ hasText: '1 consulta' }).waitFor()
    },
  },
  {
    name: 'Lead, from the list',
    goalMs: PAGE_MS,
    prepare: openLeads,
    run: async (page) => {
      await leadLink(page).click()
      await page.getByRole('textbox', { name: 'Nueva nota' }).waitFor()
    },
  },
  {
    name: 'Save a note of a lead',
    goalMs: ACTION_MS,
    prepare: openLead,
    run: async (page, time) => {
      const text = `Pregunta por el mantenimiento, llamada ${Date.now()} ${time}`
      await page.getByRole('textbox', { name: 'Nueva nota' }).fill(text)
      await page.getByRole('button', { name: 'Guardar nota' }).click()
      await page.getByRole('listitem').filter({ hasText: text }).waitFor()
    },
  },
  {
    name: 'Search in the palette by phone',
    goalMs: ACTION_MS,
    prepare: async (page) => {
      await openLeads(page)
      await expect(async () => {
        await page.keyboard.press('Control+k')
        await page.getByRole('dialog', { name: 'Buscar en el panel' }).waitFor({ timeout: 1000 })
      }).toPass()
    },
    run: async (page, time) => {
      const dialog = page.getByRole('dialog', { name: 'Buscar en el panel' })
      await dialog.getByRole('combobox').fill(`9870${20_000 + time}`)
      await dialog.getByRole('group', { name: 'Lo que coincide' }).getByRole('option').first().waitFor()
    },
  },
  timePage('Funnel of a year', '/admin/embudo?dias=365', (page) => heading(page).waitFor()),
  timePage('Team', '/admin/equipo', (page) => heading(page).waitFor()),
  timePage('Visits', '/admin/visitas', (page) => heading(page).waitFor()),
  timePage('Lots', '/admin/lotes', (page) => heading(page).waitFor()),
  timeList('leads'),
  timeList('consents'),
  timeList('deliveries'),
  timeList('media'),
  timeList('media', '?search=playa'),
  timeList('projects'),
  timeOpening('media', recordForm),
  timeOpening('projects', recordForm),
  timeOpening('consents', recordFacts),
]
