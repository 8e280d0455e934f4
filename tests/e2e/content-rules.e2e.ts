import { expect, test } from '@playwright/test'
import sharp from 'sharp'
import { changeAndPublish } from './support/cms'
import { createCmsRecords } from './support/cms-records'
import { main } from './support/page-parts'
import { open } from './support/site'

const createImage = async (colour: string) =>
  new Uint8Array(
    await sharp({ create: { width: 640, height: 360, channels: 3, background: colour } })
      .png()
      .toBuffer(),
  )

test('a campaign can be published only with its terms and conditions, its dates and both languages', async () => {
  const cms = await createCmsRecords()
  const draft = await cms.create(
    'campaigns',
    {
      key: 'prueba-de-reglas',
      title: 'Prueba',
      summary: 'Una campaña de prueba.',
      startsAt: '2027-02-01T05:00:00.000Z',
      endsAt: '2027-01-01T05:00:00.000Z',
      _status: 'draft',
    },
    { draft: true },
  )
  expect(draft.status).toBe(201)
  const { id } = draft.doc
  try {
    const incomplete = await cms.publish('campaigns', id)
    expect(incomplete.status).toBe(400)
    expect(incomplete.fieldErrors).toMatchObject({
      terms: 'Está vacío: agrega al menos uno antes de publicar.',
      title: expect.stringContaining('Falta el texto en inglés. Elige «English»'),
      summary: expect.stringContaining('Falta el texto en inglés.'),
    })
    expect(await cms.read('campaigns', id)).toMatchObject({ _status: 'draft' })

    const terms = [{ type: 'paragraph', text: 'Bases de prueba.' }]
    const spanish = await cms.change('campaigns', id, { terms, _status: 'draft' }, { draft: true })
    const [row] = spanish.doc.terms as { id: string }[]
    const english = {
      title: 'Test',
      summary: 'A campaign to try.',
      terms: [{ id: row?.id, type: 'paragraph', text: 'Terms to try.' }],
      _status: 'draft',
    }
    await cms.change('campaigns', id, english, { locale: 'en', draft: true })
    const reversedDates = await cms.publish('campaigns', id)
    expect(reversedDates.fieldErrors).toEqual({
      endsAt: 'Termina antes de empezar. Elige un final posterior a «Empieza».',
    })
    const complete = await cms.publish('campaigns', id, { endsAt: '2027-03-01T05:00:00.000Z' })
    expect(complete.status).toBe(200)
    expect(complete.doc).toMatchObject({ _status: 'published', changedBy: 'Demo' })

    const copy = await cms.duplicate('campaigns', id)
    expect(copy.doc).toMatchObject({
      key: 'copia-de-prueba',
      title: 'Copia de Prueba',
      startsAt: null,
      _status: 'draft',
    })
    expect((await cms.remove('campaigns', copy.doc.id)).status).toBe(200)
  } finally {
    await cms.remove('campaigns', id)
  }
})

test('an article without its image cannot be published', async () => {
  const cms = await createCmsRecords()
  const { id } = await cms.find('news', 'number', '3')
  const rejection = await cms.publish('news', id, { image: null })
  expect(rejection.status).toBe(400)
  expect(Object.keys(rejection.fieldErrors)).toEqual(['image'])
  expect((await cms.read('news', id)).image).not.toBeNull()
})

test('a record in use cannot be deleted, moved to the trash or unpublished, and the error says where it is used', async () => {
  const cms = await createCmsRecords()
  const usedImage = await cms.find('media', 'key', 'bahia-serena-terrace')
  const rejection = await cms.remove('media', usedImage.id)
  expect(rejection.status).toBe(400)
  expect(rejection.message).toContain('Está en uso. Quítalo primero de:')
  for (const usage of ['Proyecto: Bahía Serena', 'Zona: Tumbes', 'Noticia: '])
    expect(rejection.message).toContain(usage)
  const binAnswer = await cms.change('media', usedImage.id, { deletedAt: new Date().toISOString() })
  expect(binAnswer.message).toContain('Está en uso.')
  const place = await cms.find('places', 'slug', 'tumbes')
  expect((await cms.unpublish('places', place.id)).message).toContain('Proyecto: Bahía Serena')
  expect((await cms.remove('places', place.id)).message).toContain('Proyecto: Bahía Serena')
  expect(await cms.read('places', place.id)).toMatchObject({ _status: 'published' })

  const unusedImage = await cms.upload('sin-uso.png', await createImage('#1c6e8c'), { es: 'Sin uso', en: 'Unused' })
  expect((await cms.remove('media', unusedImage.id)).status).toBe(200)
})

test('a changed alt text is published automatically', async ({ page }) => {
  test.setTimeout(240_000)
  const cms = await createCmsRecords()
  const { id, alt } = await cms.find('media', 'key', 'bahia-serena-terrace')
  try {
    await changeAndPublish(async () => {
      await cms.change('media', id, { alt: 'Tumbonas a la orilla de la piscina' })
    })
    await open(page, '/noticias/3')
    await expect(main(page).getByRole('img', { name: 'Tumbonas a la orilla de la piscina' })).toBeAttached()
  } finally {
    await cms.change('media', id, { alt })
  }
})
