import { speedOfDevice, vitalFigures } from '@app/domain/speed/page-speeds'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { SpeedTable } from './speed-table'

const figures = vitalFigures([
  { page: 'quote', device: 'phone', vital: 'lcp', bucket: 3200, count: 120 },
  { page: 'quote', device: 'phone', vital: 'cls', bucket: 20, count: 120 },
  { page: 'home', device: 'phone', vital: 'lcp', bucket: 1900, count: 7 },
])

/** Returns the texts of the cells, row by row. */
const rowsIn = (language: 'es' | 'en') =>
  renderToStaticMarkup(<SpeedTable rows={speedOfDevice(figures, 'phone')} device="phone" language={language} />)
    .split('</tr>')
    .slice(0, -1)
    .map((row) =>
      row
        .split(/<\/t[hd]>/)
        .slice(0, -1)
        .map((cell) => cell.replace(/<[^>]+>/g, '').trim()),
    )

test('shows the value and rating of each web vital, and the number of measurements, in Spanish', () =>
  expect(rowsIn('es')).toEqual([
    [
      'Página',
      'Carga (LCP) Meta: hasta 2.5 s',
      'Respuesta (INP) Meta: hasta 200 ms',
      'Estabilidad (CLS) Meta: hasta 0.10',
      'Mediciones',
    ],
    ['Cotizador', '3.2 s Por mejorar', '–', '0.02 Bien', '120'],
    ['Inicio', '1.9 s Pocas mediciones', '–', '–', '7'],
  ]))

test('shows page names and ratings in English', () =>
  expect(rowsIn('en').slice(1)).toEqual([
    ['Quote', '3.2 s Needs work', '–', '0.02 Good', '120'],
    ['Home', '1.9 s Too few measurements', '–', '–', '7'],
  ]))
