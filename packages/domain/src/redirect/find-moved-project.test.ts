import { expect, test } from 'vitest'
import { findMovedProject } from './find-moved-project'

const projects = [{ slug: 'santorini' }, { slug: 'coral-sur' }]
const redirect = (from: string, to: string, isAutomatic = true) => ({ from, to, isAutomatic })

test('finds a project by its slug', () => {
  expect(findMovedProject('santorini', projects, [])).toEqual({ slug: 'santorini' })
})

test('finds a project by each of its previous slugs', () => {
  const redirects = [
    redirect('/proyectos/condominios/coral', '/proyectos/condominios/coral-norte'),
    redirect('/en/projects/condominiums/coral', '/en/projects/condominiums/coral-norte'),
    redirect('/proyectos/condominios/coral-norte', '/proyectos/condominios/coral-sur'),
  ]
  expect(findMovedProject('coral', projects, redirects)).toEqual({ slug: 'coral-sur' })
  expect(findMovedProject('coral-norte', projects, redirects)).toEqual({ slug: 'coral-sur' })
})

test.each([
  [
    'a redirect that staff added',
    [redirect('/proyectos/condominios/coral', '/proyectos/condominios/santorini', false)],
  ],
  ['a redirect of a place', [redirect('/zonas/coral', '/zonas/santorini')]],
  [
    'a redirect to a project that is not published',
    [redirect('/proyectos/condominios/coral', '/proyectos/condominios/x')],
  ],
  [
    'redirects that lead to each other',
    [
      redirect('/proyectos/condominios/coral', '/proyectos/condominios/a'),
      redirect('/proyectos/condominios/a', '/proyectos/condominios/coral'),
    ],
  ],
])('finds no project through %s', (_, redirects) => {
  expect(findMovedProject('coral', projects, redirects)).toBeUndefined()
})
