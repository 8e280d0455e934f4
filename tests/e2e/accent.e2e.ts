import { expect, test } from '@playwright/test'
import { open } from './support/site'

/** Finds a link, a button or a form field. The handle of a comparison is beside the input that moves it. */
const PRESSABLE = 'a, button, input, label, summary, [role=tab], :has(> input[type=range])'

for (const path of [
  '/',
  '/nosotros',
  '/proyectos/condominios/santorini',
  '/proyectos/multifamiliares/o2',
  '/proyectos/condominios/santorini/lotes',
  '/cotizador?proyecto=santorini',
  '/visita',
  '/comparar',
  '/referidos',
  '/terminos-y-condiciones',
])
  test(`on ${path} only links, buttons and form fields are filled with the accent colour`, async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 })
    await open(page, path)
    const filled = await page.evaluate((pressable) => {
      const accents = ['--accent', '--accent-on-inverse'].map((name) => {
        const value = getComputedStyle(document.documentElement).getPropertyValue(name)
        const context = document.createElement('canvas').getContext('2d')
        if (!context) throw new Error('no canvas')
        context.fillStyle = value
        const hex = context.fillStyle
        return `rgb(${[1, 3, 5].map((index) => Number.parseInt(hex.slice(index, index + 2), 16)).join(', ')})`
      })
      const isAccent = (element: Element) => accents.includes(getComputedStyle(element).backgroundColor)
      return [...document.querySelectorAll('main *')]
        .filter((element) => isAccent(element) && !element.closest(pressable))
        .map((element) => element.outerHTML.slice(0, 120))
    }, PRESSABLE)
    expect(filled).toEqual([])
  })
