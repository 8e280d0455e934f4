import { brand } from '@app/brand/brand'
import { expect, test } from '@playwright/test'
import { nextButton, previousButton, slides } from './support/carousel'
import { buildModifiedSite, fetchCmsSnapshot, type Snapshot } from './support/modified-site'
import { footer, header, infoBox, main, mediaCarousel, navigation, section, sectionWith } from './support/page-parts'
import { open, waitForHydration } from './support/site'

const passport = { documentTypeId: '2', label: { es: 'Solo pasaporte', en: 'Passport only' } }

/** Returns form fields without labels, except one field with a label and a placeholder. */
const fieldsWithOneLabel = (fields: object) => ({
  ...Object.fromEntries(Object.keys(fields).map((name) => [name, { label: null, placeholder: null }])),
  firstName: { label: { es: '¿Cómo te llamas?', en: 'Your name?' }, placeholder: { es: 'Ana', en: 'Ana' } },
})

test('a site with little content shows notices instead of empty sections and links to no missing document', {
  tag: '@long',
}, async ({ page }) => {
  test.setTimeout(300_000)
  await page.setViewportSize({ width: 1440, height: 900 })
  const snapshot = await fetchCmsSnapshot()
  const { projects, referralProgramme } = snapshot
  const { steps } = referralProgramme
  const sparseSnapshot = {
    ...snapshot,
    termsSections: [],
    navigation: { ...snapshot.navigation, items: [] },
    siteSettings: { ...snapshot.siteSettings, policyDocument: null },
    campaigns: [],
    testimonials: [],
    legalDocuments: snapshot.legalDocuments.map((document) => ({ ...document, body: { ...document.body, en: '' } })),
    projects: projects.map((project) => ({
      ...project,
      slider: project.slider.slice(0, 1),
      card: { description: null, detail1: null, detail2: null },
      infoBox: { infoBoxes: [] },
    })),
    formTexts: { ...snapshot.formTexts, fields: fieldsWithOneLabel(snapshot.formTexts.fields), documents: [passport] },
    referralProgramme: { ...referralProgramme, steps: { ...steps, items: steps.items.slice(0, 3) } },
  }
  const site = await buildModifiedSite('sparse-content', sparseSnapshot)
  try {
    expect(site.log).toContain('The header has no links: the menu of every page is empty.')
    await site.serve(page)

    await open(page, '/terminos-y-condiciones')
    await expect(main(page)).toContainText('No hay datos disponibles.')
    await open(page, '/en/terms')
    await expect(main(page)).toContainText('No data available.')

    await open(page, '/')
    await expect(navigation(page).getByRole('link')).toHaveText([/Español$/, /English$/])
    await expect(header(page).getByRole('link', { name: `${brand.name}, inicio` })).toBeVisible()
    await expect(footer(page).getByRole('link', { name: /PDF/ })).toHaveCount(0)

    await open(page, '/en/privacy-policy')
    await expect(main(page)).toContainText('For now this text is only available in Spanish.')
    const text = main(page).locator('[lang="es-PE"]').filter({ hasText: 'Esta política explica' })
    await expect(text).toBeVisible()

    await open(page, '/proyectos/condominios/santorini')
    await waitForHydration(mediaCarousel(page))
    await expect(slides(mediaCarousel(page))).toHaveCount(1)
    await expect(mediaCarousel(page).getByRole('button')).toHaveCount(0)
    // Without a section for the conditions, the link opens the terms and conditions page without a hash.
    const conditions = main(page).getByRole('link', { name: 'Sujeto a condiciones.' })
    await expect(conditions.first()).toHaveAttribute('href', '/terminos-y-condiciones')

    await expect(infoBox(page).getByRole('listitem')).toHaveText([/^100\s*m²/, /^60\s*meses/])

    const form = page.getByRole('form', { name: 'Formulario de Contacto' }).last()
    await expect(form.getByRole('textbox', { name: '¿Cómo te llamas?' })).toHaveAttribute('placeholder', 'Ana')
    await expect(form.getByRole('textbox', { name: 'Apellido', exact: true })).not.toHaveAttribute('placeholder')
    await expect(form.getByRole('combobox', { name: 'Tipo de documento' }).getByRole('option')).toHaveText([
      'Elegir',
      'Solo pasaporte',
    ])

    await page.setViewportSize({ width: 390, height: 844 })
    await open(page, '/referidos')
    const steps = section(page, 'Tres pasos, bien explicados')
    await waitForHydration(steps)
    await expect(slides(steps)).toHaveCount(3)
    await expect(nextButton(steps)).toHaveAttribute('aria-disabled', 'false')
    await expect(previousButton(steps)).toHaveAttribute('aria-disabled', 'true')
  } finally {
    await site.remove()
  }
})

test('a referral page without steps and form shows a notice, and a building with a video shows it instead of its tour', {
  tag: '@long',
}, async ({ page }) => {
  test.setTimeout(300_000)
  const snapshot = await fetchCmsSnapshot()
  const { referralProgramme, projects } = snapshot
  const videos = projects.find(({ slug }) => slug === 'santorini')?.gallery.videos
  const changedSnapshot: Snapshot = {
    ...snapshot,
    referralProgramme: { ...referralProgramme, form: null, steps: { ...referralProgramme.steps, items: [] } },
    projects: projects.map((project) =>
      project.slug === 'killa' ? { ...project, virtual: { ...project.virtual, videos: videos } } : project,
    ),
  }
  const site = await buildModifiedSite('other-content', changedSnapshot)
  try {
    await site.serve(page)
    for (const [path, message] of [
      ['/referidos', 'No hay datos disponibles.'],
      ['/en/referrals', 'No data available.'],
    ] as const) {
      await open(page, path)
      await expect(main(page).getByText(message)).toHaveCount(2)
      await expect(main(page).getByRole('form')).toHaveCount(0)
    }
    await open(page, '/proyectos/multifamiliares/killa')
    const videoSection = sectionWith(page, page.getByRole('heading', { level: 2, name: /^Killa significa/ }))
    await expect(videoSection.getByRole('button', { name: 'Ver el video' })).toBeVisible()
    await expect(videoSection.getByText('Empezar el recorrido')).toHaveCount(0)
  } finally {
    await site.remove()
  }
})
