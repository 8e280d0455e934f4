import { expect, test } from 'vitest'
import { staffPages, titleOfPage } from './staff-pages'

test.each(staffPages.map(({ path }) => path))('has a title for the browser tab of %s', (path) => {
  expect(titleOfPage(path.replace(':id', '7a1c'))).toMatchObject({ es: expect.any(String), en: expect.any(String) })
})

test.each([
  ['/consultas/nueva', 'Consulta nueva'],
  ['/consultas/7a1c', 'Consulta'],
  ['/collections/news', undefined],
])('the page %s has the title %j', (path, title) => {
  expect(titleOfPage(path)?.es).toBe(title)
})
