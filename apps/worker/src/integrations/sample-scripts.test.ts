import { complaintPayload } from '@app/domain/complaint/complaint-row'
import { referralPayload } from '@app/domain/referral/referral-payload'
import { describe, expect, test } from 'vitest'
import { runSampleScript } from './google-stand-in.fixture'

const key = 'key-of-the-spreadsheets'
const year = new Date().getFullYear()
const label = (number: number, ofYear = year) => `N° 000 00000${number}-${ofYear}`

const complaint = (complaintLabel: string, file: string | null = null) =>
  complaintPayload(
    {
      label: complaintLabel,
      establishment: 'Lima',
      ruc: '20000000001',
      firstName: 'María',
      lastName: 'Ñáñez',
      email: 'maria@example.test',
      phone: '+51987654321',
      documentType: 'DNI',
      document: '00000003',
      department: 'Lima',
      province: 'Lima',
      district: 'Surco',
      address: 'Calle Falsa 123',
      goodType: 'Servicio',
      goodDescription: 'Separación',
      amount: '1500.50',
      claimType: 'Queja',
      detail: '=1+1',
      request: 'Una respuesta',
      notifyByEmail: false,
      filedOn: '2026-03-05',
    },
    file,
  )

describe('complaint-book.gs', () => {
  const openScript = (storedKey: string | null = key) => runSampleScript('complaint-book.gs', 'Reclamos', storedKey)
  const parameters = (delivery: string) => ({ key, delivery, currency: 'PEN' })

  test('writes each value of a complaint as text, followed by currency and delivery id', () => {
    const script = openScript()
    expect(script.post(parameters('d1'), complaint(label(1)))).toEqual({ status: 'success' })
    const expectedCells = complaint(label(1)).contents[0]?.slice(0, 21) ?? []
    expect(script.rows).toEqual([[...expectedCells, '', 'PEN', 'd1']])
    expect(script.numberFormats).toEqual(['@'])
  })

  test('reports success for a repeated delivery and adds no second row', () => {
    const script = openScript()
    script.post(parameters('d1'), complaint(label(1)))
    expect(script.post(parameters('d1'), complaint(label(1)))).toEqual({ status: 'success', repeated: true })
    script.post(parameters('d2'), complaint(label(2)))
    expect(script.rows.map(([number]) => number)).toEqual([label(1), label(2)])
  })

  test('stores the attachment in Drive and its URL in the row', () => {
    const script = openScript()
    script.post(parameters('d1'), complaint(label(1), Buffer.from('plano').toString('base64')))
    expect(script.files).toEqual([{ name: label(1), bytes: 'plano' }])
    expect(script.rows[0]?.[21]).toBe('https://drive.example.test/1')
  })

  test('returns the last complaint number of the current year', () => {
    const script = openScript()
    expect(script.get({ key })).toEqual({ status: 'success', lastComplaintNumber: 0 })
    script.post(parameters('d1'), complaint(label(41, year - 1)))
    script.post(parameters('d2'), complaint(label(12)))
    script.post(parameters('d3'), complaint(label(9)))
    expect(script.get({ key })).toEqual({ status: 'success', lastComplaintNumber: 12 })
  })

  test.each([
    ['another key', key, { key: 'guessed', delivery: 'd1' }],
    ['no key', key, { delivery: 'd1' }],
    ['a key that the script does not have', null, { key: 'null', delivery: 'd1' }],
  ])('rejects reads and writes with %s', (_, storedKey, parameter) => {
    const script = openScript(storedKey)
    const rejection = { status: 'error', message: 'unknown key' }
    expect(script.post(parameter, complaint(label(1)))).toEqual(rejection)
    expect(script.get(parameter)).toEqual(rejection)
    expect(script.rows).toEqual([])
  })

  test('reports an invalid body as an error and writes nothing', () => {
    const script = openScript()
    expect(script.post(parameters('d1'), {})).toMatchObject({ status: 'error' })
    expect(script.rows).toEqual([])
    expect(script.post(parameters('d1'), complaint(label(1)))).toEqual({ status: 'success' })
  })
})

describe('referral.gs', () => {
  const person = {
    firstName: 'Luis',
    lastName: 'Ramos',
    documentTypeId: 1,
    document: '00000003',
    phone: '+51912345678',
  } as const
  const referrer = { ...person, email: 'luis@example.test', locale: 'es' } as const
  const openScript = () => runSampleScript('referral.gs', 'Referidos', key)
  const parameters = (delivery: string) => ({ key, delivery, reference: 'SM-2345-6789' })
  const referrerCells = ['2026-11-15', 'Luis', 'Ramos', 'luis@example.test', 'DNI', '00000003', '51912345678']

  test('writes one row per referred person, one for a referrer without referred people, and none for a repeated delivery', () => {
    const script = openScript()
    expect(script.post(parameters('d1'), referralPayload(referrer, person))).toEqual({ status: 'success' })
    expect(script.post(parameters('d2'), referralPayload(referrer, null))).toEqual({ status: 'success' })
    expect(script.post(parameters('d1'), referralPayload(referrer, person))).toMatchObject({ repeated: true })
    expect(script.rows).toEqual([
      [...referrerCells, 'Luis', 'Ramos', '1', '00000003', '51912345678', 'SM-2345-6789', 'd1'],
      [...referrerCells, '', '', '', '', '', 'SM-2345-6789', 'd2'],
    ])
    expect(script.numberFormats).toEqual(['@', '@'])
  })

  test('rejects a referral without a key', () => {
    const script = openScript()
    expect(script.post({ delivery: 'd1' }, referralPayload(referrer, person))).toMatchObject({ status: 'error' })
    expect(script.rows).toEqual([])
  })
})
