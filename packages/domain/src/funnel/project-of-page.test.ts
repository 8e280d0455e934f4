import { expect, test } from 'vitest'
import { projectOfPage } from './project-of-page'

test.each([
  ['/proyectos/condominios/santorini', 'santorini'],
  ['/proyectos/condominios/santorini/lotes', 'santorini'],
  ['/en/projects/condominiums/santorini', 'santorini'],
  ['/en/projects/apartments/torre-sur', 'torre-sur'],
  ['/proyectos/condominios', undefined],
  ['/', undefined],
  ['/zonas/majes', undefined],
])('the page %s belongs to the project %s', (page, project) => expect(projectOfPage(page)).toBe(project))
